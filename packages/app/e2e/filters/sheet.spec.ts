import { expect, MOTION, test } from '../fixtures.ts';
import { finderOf, namesWhere } from './filters.ts';

// In a narrow window the filters are in a sheet.

test.use(MOTION);

test.use({ viewport: { width: 360, height: 780 } });

test('sets filters in the sheet, adds a history entry for each change, and closes by Back, Show and Close @cross-browser @core', async ({
  page,
}) => {
  await page.goto('/alltoy');
  const { panel, openSheet, sheet, count, remove } = finderOf(page);

  await test.step('closes the sheet by Back, and adds a history entry for each change in it', async () => {
    await openSheet.click();
    await expect(sheet).toBeVisible();
    await page.reload(); // keeps it open
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/alltoy');
    await page.goForward();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();

    await openSheet.click();
    await sheet.getByLabel('In stock only', { exact: true }).check();
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Top rated');
    await expect(page).toHaveURL('/alltoy?sort=rating&stock=1');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/alltoy?stock=1');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/alltoy');
    await expect(sheet).toBeHidden();
  });

  await test.step('sets filters in the sheet, counts them on its button, and keeps them when it closes', async () => {
    await expect(panel).toBeHidden();
    await openSheet.click();
    await expect(sheet).toBeVisible();
    await sheet.getByLabel('In stock only', { exact: true }).check();
    await sheet.getByRole('textbox', { name: 'Highest price' }).fill('25');
    await sheet.getByLabel('4.5 and up', { exact: true }).check(); // leaving the price field applies it
    await expect(page).toHaveURL('/alltoy?max=25&rating=4.5&stock=1');
    const { length: left } = namesWhere(
      ({ availableQuantity, rating, price }) =>
        availableQuantity > 0 && rating >= 4.5 && price <= 25,
    );
    await sheet.getByRole('button', { name: `Show ${left} toys` }).click();
    await expect(sheet).toBeHidden();
    await expect(openSheet).toBeFocused();
    await expect(openSheet).toHaveAccessibleDescription('3 selected');
    await expect(count).toHaveText(`${left} Toy Found`);
    await expect(remove('Up to $25')).toBeVisible();
  });

  await test.step('keeps the sort order after Clear all', async () => {
    await openSheet.click();
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Name: A to Z');
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/alltoy?sort=name');
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Show 48 toys' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close filters' }).click();
    await expect(sheet).toBeHidden();
  });
});
