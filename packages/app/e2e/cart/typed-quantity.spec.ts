import { toyAt } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { storedItem } from '../storedItem.ts';
import { cartDrawer, entryOf, openCart, SHOPPER, storeCart } from './cart.ts';

// A typed quantity is saved, however the shopper leaves the cart.

const bear = toyAt(0);

test('is saved by Escape, Back and a reload', async ({ page }) => {
  await signIn(page, SHOPPER);
  await storeCart(page, [entryOf(0, 2)]);
  await page.goto('/alltoy');
  const { button, quantity } = cartDrawer(page);
  for (const [typed, leave] of [
    ['7', () => page.keyboard.press('Escape')],
    ['5', () => page.goBack()],
  ] as const) {
    await openCart(page);
    await quantity(bear.toyName).fill(typed);
    await leave();
    await expect(button).toHaveAccessibleName(`Cart, ${typed} toys`);
  }
  await openCart(page);
  await expect.poll(() => storedItem(page, 'cart', SHOPPER)).toContain('"quantity":5');
  await quantity(bear.toyName).fill('6');
  await page.reload();
  await expect(quantity(bear.toyName)).toHaveValue('6');
});
