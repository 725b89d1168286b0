import { toyAt, toys } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { expectToys, finderOf, SHOPPER } from './filters.ts';

// Saved toys of a shopper. With several accounts: cart/tabs.spec.ts.

const first = toyAt(0).toyName;
const third = toyAt(2).toyName;
const ACROSS_TABS = { timeout: 1_000 };

test('saves a toy on its card and on its page, permanently and in every tab, and lists only saved toys @core', async ({
  page,
  context,
}) => {
  await signIn(page, SHOPPER);
  const other = await context.newPage();
  await other.goto('/alltoy');
  await expect(finderOf(other).save(first)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/alltoy');
  const { save, choice, clear } = finderOf(page);

  await test.step('saves a toy on its card and on its page, permanently', async () => {
    await expect(save(first)).toHaveAttribute('aria-pressed', 'false');
    await save(first).click();
    await expect(save(first)).toHaveAttribute('aria-pressed', 'true');
    await expect(finderOf(other).save(first)).toHaveAttribute('aria-pressed', 'true', ACROSS_TABS);
    await other.close();
    await expect(page).toHaveURL('/alltoy'); // the card's link was not followed
    await expect(choice('Saved only')).toHaveAccessibleDescription('1 toy');

    await page.reload();
    await expect(save(first)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: `View More: ${first}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeFocused(); // arrived
    await expect(save(first)).toHaveAttribute('aria-pressed', 'true');
    await save(first).press('Space');
    await expect(save(first)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(save(first)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('lists only saved toys, and keeps the focus in the list when one is removed', async () => {
    await page.getByRole('link', { name: 'All Toy', exact: true }).click();
    for (const index of [0, 2, 5]) await save(toyAt(index).toyName).click();
    await choice('Saved only').check();
    await expect(page).toHaveURL('/alltoy?saved=1');
    await expectToys(page, [first, third, toyAt(5).toyName]);
    await page.reload();
    await expectToys(page, [first, third, toyAt(5).toyName]);

    await save(first).press('Enter');
    await expectToys(page, [third, toyAt(5).toyName]);
    await expect(save(third)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(save(toyAt(5).toyName)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clear).toBeFocused();
  });
});

// The link itself: AllToys.stories.tsx, ShareSavedToys.
test('shows saved toys to a visitor who has their link, until the visitor removes the list @core', async ({
  page,
}) => {
  const names = [first, third];
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'shared' });
  await page.goto('/alltoy?list=1.3');
  await expectToys(page, names);
  await expect(notice).toContainText('A list of 2 toys that someone shared with you.');
  const canonical = page.locator('link[rel=canonical]'); // search engines see the page of all toys
  await expect(canonical).toHaveAttribute('href', /\/alltoy$/);
  await finderOf(page).remove('Shared list').click();
  await expectToys(
    page,
    toys.map(({ toyName }) => toyName),
  );
  await expect(notice).toBeHidden();
  await page.goBack();
  await expectToys(page, names);
});
