import { expect, test } from '../fixtures.ts';
import { expectToys, finderOf, namesWhere } from './filters.ts';

// Sorting and filtering next to the cards, by mouse and keyboard.

const everyName = namesWhere(() => true);

test('announces each change once, filters, reports invalid prices, and removes filters @cross-browser @core', async ({
  page,
}) => {
  await page.goto('/alltoy');
  const { choice, sort, lowest, highest, count, chosen, remove, clear } = finderOf(page);
  await expect(sort).toBeVisible();

  await test.step('keeps the focus, and announces each change once', async () => {
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      for (const region of document.querySelectorAll('[role=status], [aria-live]')) {
        let last = region.textContent;
        new MutationObserver(() => {
          if (region.textContent && region.textContent !== last) heard.push(region.textContent);
          last = region.textContent;
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
    await choice('In stock only').focus();
    await page.keyboard.press('Space');
    await expect(count).toHaveText('46 Toy Found');
    await expect(choice('In stock only')).toBeFocused();
    await expect.poll(heard).toEqual(['46 Toy Found']);
    await sort.focus();
    await sort.selectOption('Top rated');
    await expect(sort).toBeFocused();
    await expect.poll(heard).toEqual(['46 Toy Found', 'Sorted by: Top rated']);
  });

  await clear.click();
  await sort.selectOption('Featured');
  await test.step('shows only toys that match the filters, and removes each filter', async () => {
    await choice('In stock only').check();
    await choice('4.5 and up').check();
    await choice('Cloudberry Lane').check();
    await choice('Marigold Yard').check();
    await highest.fill('30');
    await highest.press('Enter');
    await expectToys(
      page,
      namesWhere(
        ({ availableQuantity, rating, price, sellerName }) =>
          availableQuantity > 0 &&
          rating >= 4.5 &&
          price <= 30 &&
          ['Cloudberry Lane', 'Marigold Yard'].includes(sellerName),
      ),
    );
    await expect(page).toHaveURL(
      '/alltoy?max=30&rating=4.5&stock=1&seller=Cloudberry+Lane&seller=Marigold+Yard',
    );
    await expect(chosen.getByRole('button', { name: /^Remove filter: / })).toHaveText([
      'Up to $30',
      'Rating 4.5 and up',
      'In stock only',
      'Cloudberry Lane',
      'Marigold Yard',
    ]);

    await remove('Cloudberry Lane').press('Enter');
    await expect(choice('Cloudberry Lane')).not.toBeChecked();
    await expect(remove('Marigold Yard')).toBeFocused();
    await remove('Up to $30').click();
    await expect(highest).toHaveValue('');
    await clear.click();
    await expect(page).toHaveURL('/alltoy');
    await expect(chosen).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Toys' })).toBeFocused();
    await expectToys(page, everyName);
  });

  await test.step('shows a message at the field of an invalid price, and one that clears the filters when no toy matches', async () => {
    await highest.fill('25');
    await highest.press('Tab');
    await expect(page).toHaveURL('/alltoy?max=25');
    await lowest.fill('30');
    await lowest.press('Enter');
    await expect(lowest).toHaveAccessibleDescription(
      'The lowest price must not be above the highest.',
    );
    await expect(page).toHaveURL('/alltoy?max=25');
    await lowest.fill('25');
    await lowest.press('Enter');
    await expect(count).toHaveText('0 Toy Found');
    await expect(page.getByText('No toys match these filters.')).toBeVisible();
    await clear.press('Enter');
    await expectToys(page, everyName);
  });

  await test.step('applies the last of several changes in quick succession', async () => {
    await choice('In stock only').evaluate((box: HTMLInputElement) => {
      for (let clicks = 0; clicks < 2; clicks += 1) box.click();
    });
    await expect(choice('In stock only')).not.toBeChecked();
    await sort.selectOption('Top rated');
    await expect(page).toHaveURL('/alltoy?sort=rating');
    await expect(count).toHaveText('48 Toy Found');
  });
});
