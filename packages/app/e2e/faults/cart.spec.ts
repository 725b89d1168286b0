import type { Page } from '@playwright/test';
import { cartDrawer, openCart, SHOPPER, storeCart } from '../cart/cart.ts';
import { toyAt } from '../catalogue.ts';
import { accountId, freshEmail, signIn } from '../fixtures.ts';
import { quarantined, storedItem } from '../storedItem.ts';
import { expect, faultDetails, test } from './faultTest.ts';

const bear = toyAt(0);
const NOT_SAVED = 'The cart works for this visit and shows that it could not be saved.';
const QUARANTINED = 'The cart is empty, a message says why, and the stored value is quarantined.';

/** Adds a toy to the cart on the toy's page. */
async function addToy(page: Page, id = 1) {
  await page.goto(`/toys/${id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
}

/** Expects a cart that works from page to page although it could not be saved. */
async function seeUnsavedCart(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'could not be saved' })).toBeVisible();
  const { button, drawer } = cartDrawer(page);
  await expect(button).toHaveAccessibleName('Cart, 1 toy');
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await openCart(page);
  await expect(drawer).toContainText('They last until you leave.');
  await expect(drawer.getByRole('link', { name: bear.toyName })).toBeVisible();
}

const stored = (page: Page) => storedItem(page, 'cart', SHOPPER);

test.describe('The cart', () => {
  test.beforeEach(({ page }) => signIn(page, SHOPPER));

  test('is in storage that is full', faultDetails(NOT_SAVED), async ({ page }) => {
    await page.addInitScript(() => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function addOther(value, key) {
        if (this.name === 'changes') {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        return add.call(this, value, key);
      };
    });
    await addToy(page);
    await seeUnsavedCart(page);
  });

  test('is junk', faultDetails(QUARANTINED), async ({ page }) => {
    await storeCart(page, 'junk{');
    await page.goto('/toys/1');
    await expect(
      page.getByRole('status').filter({ hasText: 'stored data could not be read' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, 1 toy');
    expect(await quarantined(page)).toContain('junk{');
    await expect.poll(() => stored(page)).toContain('"quantity":1');
  });

  test(
    'is being saved when the page is reloaded, or left',
    faultDetails('Nothing is lost.'),
    async ({ page }) => {
      await addToy(page);
      for (const [address, toysInCart] of [
        ['/toys/1', 2],
        ['/alltoy', 3],
      ] as const) {
        await expect.poll(() => stored(page)).toContain(`"quantity":${toysInCart - 1}`); // the change before is applied
        await page.getByRole('button', { name: 'Add to Cart' }).evaluate((button, address) => {
          if (button instanceof HTMLElement) button.click();
          window.location.assign(address);
        }, address);
        await expect(page).toHaveURL(address);
        await expect(cartDrawer(page).button).toHaveAccessibleName(`Cart, ${toysInCart} toys`);
      }
    },
  );
});

test.describe('The cart', () => {
  test.use({ expectedErrors: /status of 400/ });

  test(
    'is open when the session ends',
    faultDetails('It closes; the page shows that the shopper was signed out.'),
    async ({ page, emulator }) => {
      const email = freshEmail('cart');
      await emulator.createAccount({ email, password: 'Toybox$2026', emailVerified: true });
      await signIn(page, email, 'Toybox$2026');
      await page.goto('/alltoy');
      await openCart(page);
      await emulator.deleteAccount(await accountId(email));
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText('You have been signed out.')).toBeVisible();
      await expect(cartDrawer(page).drawer).toHaveCount(0);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/home');
    },
  );
});
