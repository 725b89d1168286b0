import { cartDrawer, SHOPPER } from '../cart/cart.ts';
import { toyAt } from '../catalogue.ts';
import { finderOf } from '../filters/filters.ts';
import { signIn } from '../fixtures.ts';
import { quarantined, storedItem, storeItem } from '../storedItem.ts';
import { expect, test } from './faultTest.ts';

test.beforeEach(({ page }) => signIn(page, SHOPPER));

test.describe('The cart', () => {
  test('is being saved when the page is reloaded, or left', async ({ page }) => {
    await page.goto('/toys/1');
    const add = page.getByRole('button', { name: 'Add to Cart' });
    await add.click();
    for (const [address, toysInCart] of [
      ['/toys/1', 2],
      ['/alltoy', 3],
    ] as const) {
      const before = `"quantity":${toysInCart - 1}`;
      await expect.poll(() => storedItem(page, 'cart', SHOPPER)).toContain(before);
      await add.evaluate((button, address) => {
        if (button instanceof HTMLElement) button.click();
        window.location.assign(address);
      }, address);
      await expect(page).toHaveURL(address);
      await expect(cartDrawer(page).button).toHaveAccessibleName(`Cart, ${toysInCart} toys`);
    }
  });
});

test.describe('Saved toys', () => {
  test('are junk', async ({ page }) => {
    await storeItem(page, 'saved', SHOPPER, 'junk{');
    await page.goto('/alltoy');
    await expect(page.getByText('stored data could not be read')).toBeVisible();
    await finderOf(page).save(toyAt(0).toyName).click();
    await expect.poll(() => storedItem(page, 'saved', SHOPPER)).toContain('"1"');
    expect(await quarantined(page)).toContain('junk{');
  });
});
