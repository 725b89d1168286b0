import type { Page } from '@playwright/test';
import { toyAt } from '../catalogue.ts';
import { finderOf } from '../filters/filters.ts';
import { expect, signIn, signInByForm, test } from '../fixtures.ts';
import { storedItem } from '../storedItem.ts';
import { cartDrawer, changeCatalogue, openCart, SHOPPER } from './cart.ts';

// The cart and saved toys in several tabs, and with several accounts.

const ACROSS_TABS = { timeout: 1_000 };

/** Presses a button of a page many times in one task. */
const pressOften = (page: Page, name: string, times: number) =>
  page.evaluate(
    async ([name, times]) => {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find(({ textContent }) => textContent === name);
      for (let presses = 0; presses < times; presses += 1) {
        button?.click();
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
    },
    [name, times] as const,
  );

test('updates another tab within a second, and loses none of two hundred toys that two processes add @core', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, SHOPPER);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await changeCatalogue(tab, (toy) => ({ ...toy, availableQuantity: 10_000 }));
    await tab.goto(tab === page ? '/toys/1' : '/toys/2');
    await expect(cartDrawer(tab).button).toHaveAccessibleName('Cart, empty');
    await expect(tab.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  }
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  expect(renderers.length, 'each tab is a process').toBeGreaterThanOrEqual(2);

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartDrawer(other).button).toHaveAccessibleName('Cart, 1 toy', ACROSS_TABS);
  await Promise.all([page, other].map((tab) => pressOften(tab, 'Add to Cart', 100)));
  for (const tab of [page, other]) {
    await expect(cartDrawer(tab).button).toHaveAccessibleName('Cart, 201 toys');
  }
  await other.reload();
  await expect(cartDrawer(other).button).toHaveAccessibleName('Cart, 201 toys');
});

test('disappears from every tab on sign-out, is not shown to another account, and returns on the next sign-in, like saved toys @core', async ({
  page,
  context,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/toys/1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, 1 toy');
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await openCart(page);

  const other = await context.newPage();
  await other.goto('/alltoy');
  await expect(cartDrawer(other).button).toHaveAccessibleName('Cart, 1 toy');
  const { save } = finderOf(other);
  await save(toyAt(0).toyName).click();
  await expect(save(toyAt(0).toyName)).toHaveAttribute('aria-pressed', 'true');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(cartDrawer(other).button).toHaveCount(0);
  await expect(cartDrawer(page).drawer).toBeHidden();
  await expect(cartDrawer(page).button).toHaveCount(0);
  await expect(finderOf(page).save(toyAt(0).toyName)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const state = () => page.evaluate(() => JSON.stringify(window.history.state));
  await expect.poll(state).not.toContain('overlay'); // its entry was left
  await page.goBack();
  await expect(page).toHaveURL('/login'); // /toys/1 needs an account

  await signInByForm(other, SHOPPER);
  await expect(cartDrawer(other).button).toHaveAccessibleName('Cart, 1 toy');

  await page.goto('/alltoy');
  await expect(finderOf(page).save(toyAt(0).toyName)).toHaveAttribute('aria-pressed', 'true');
  await openCart(page);
  await signInByForm(other, 'noname@toystore.example');
  for (const name of ['cart', 'saved']) expect(await storedItem(other, name, SHOPPER)).not.toBe('');
  await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, empty');
  await expect.poll(state).not.toContain('overlay');
  await page.reload();
  await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, empty');
  await expect(finderOf(page).save(toyAt(0).toyName)).toHaveAttribute('aria-pressed', 'false');
  await expect(cartDrawer(page).drawer).toBeHidden();
});
