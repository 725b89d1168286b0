import type { Page } from '@playwright/test';
import { toyAt } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { cartDrawer, entryOf, openCart, SHOPPER, storeCart } from './cart.ts';

// A quantity that was typed counts, however the cart is left.

const bear = toyAt(0);

test.beforeEach(({ page }) => signIn(page, SHOPPER));

async function typeQuantity(page: Page) {
  await storeCart(page, [entryOf(0, 2)]);
  await page.goto('/alltoy');
  await openCart(page);
  const cart = cartDrawer(page);
  await cart.quantity(bear.toyName).fill('7');
  return cart;
}

for (const [way, leave] of [
  ['Escape', async (page) => page.keyboard.press('Escape')],
  ['Back', async (page) => page.goBack()],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`${way} keeps it`, async ({ page }) => {
    const { button } = await typeQuantity(page);
    await leave(page);
    await expect(button).toHaveAccessibleName('Cart, 7 toys');
  });
}

test('a reload keeps it', async ({ page }) => {
  const { quantity } = await typeQuantity(page);
  await page.reload();
  await expect(quantity(bear.toyName)).toHaveValue('7');
});
