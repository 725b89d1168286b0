import { changeCatalogue } from '../cart/cart.ts';
import { dollars, toyAt, toys } from '../catalogue.ts';
import { expect, signIn, signInByForm, test } from '../fixtures.ts';
import { storedItem } from '../storedItem.ts';
import { expectToys, finderOf, SHOPPER } from './filters.ts';

// Saved toys of a shopper.

const first = toyAt(0).toyName;
const third = toyAt(2).toyName;
const ACROSS_TABS = { timeout: 1_000 };

test('saves a toy on its card and on its page, permanently, and lists only saved toys @core', async ({
  page,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/alltoy');
  const { save, choice, clear } = finderOf(page);

  await test.step('saves a toy on its card and on its page, permanently', async () => {
    await expect(save(first)).toHaveAttribute('aria-pressed', 'false');
    await save(first).click();
    await expect(save(first)).toHaveAttribute('aria-pressed', 'true');
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

test('shows what has changed about saved toys until their pages are opened @core', async ({
  page,
}) => {
  const changed = `Was ${dollars(toyAt(0).price)}, now $19.95`;
  await signIn(page, SHOPPER);
  await page.goto('/alltoy');
  const { save } = finderOf(page);
  await save(first).click();
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(card(first)).not.toContainText('Was');

  await changeCatalogue(page, (toy) =>
    toy.toyId === toyAt(0).toyId ? { ...toy, price: 19.95 } : toy,
  );
  await page.goto('/alltoy?saved=1');
  await expect(card(first)).toContainText(changed);

  await card(first).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeFocused();
  await page.goBack();
  await expect(card(first)).toContainText('$19.95');
  await expect(card(first)).not.toContainText('Was');
  await page.reload();
  await expect(card(first)).toContainText('$19.95');
  await expect(card(first)).not.toContainText('Was');
});

test('updates other tabs, and hides saved toys on sign-out, also from the next account @core', async ({
  page,
  context,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/alltoy?saved=1');
  await expectToys(page, []);
  const other = await context.newPage();
  await other.goto('/alltoy');
  await finderOf(other).save(first).click();
  await expect(finderOf(page).names).toHaveText([first], ACROSS_TABS);

  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(finderOf(page).save(first)).toHaveCount(0);
  await expect(finderOf(page).count).toHaveText('48 Toy Found'); // the filter for saved toys is ignored without an account
  await signInByForm(other, 'noname@toystore.example');
  await other.goto('/alltoy');
  await expect(finderOf(other).save(first)).toHaveAttribute('aria-pressed', 'false');
  expect(await storedItem(other, 'saved', SHOPPER)).toContain('"1"');
});

// A shopper shares saved toys; a visitor, in another browser, opens the link.
test('shows saved toys to a visitor who has their link, until the visitor removes the list @core', async ({
  page: visitor,
  browser,
  baseURL,
}) => {
  const names = [toyAt(0).toyName, toyAt(2).toyName];
  const everyName = toys.map(({ toyName }) => toyName);

  const link =
    await test.step('a shopper gets a link to the saved toys; Back closes the dialog', async () => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, SHOPPER);
      await page.goto('/alltoy');
      const { save, choice } = finderOf(page);
      for (const name of names) await save(name).click();
      await choice('Saved only').check();
      await expectToys(page, names);
      const share = page.getByRole('button', { name: 'Share this list' });
      await share.click();
      const dialog = page.getByRole('dialog', { name: 'Share this list' });
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused();
      const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(share).toBeFocused();
      await page.context().close();
      return url;
    });
  expect(link).toBe(`${baseURL}/alltoy?list=1.3`);

  const notice = visitor.getByRole('main').getByRole('status').filter({ hasText: 'shared' });

  await test.step('a visitor sees them; search engines see the page of all toys', async () => {
    await visitor.goto(link);
    await expectToys(visitor, names);
    await expect(notice).toContainText('A list of 2 toys that someone shared with you.');
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', /\/alltoy$/);
  });

  await test.step('the visitor removes the list, and Back restores it', async () => {
    await finderOf(visitor).remove('Shared list').click();
    await expectToys(visitor, everyName);
    await expect(notice).toBeHidden();
    await visitor.goBack();
    await expectToys(visitor, names);
  });
});
