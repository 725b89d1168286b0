import type { Page } from '@playwright/test';
import {
  cartDrawer,
  changeCatalogue,
  entryOf,
  openCart,
  SHOPPER,
  storeCart,
} from '../cart/cart.ts';
import { dollars, toyAt } from '../catalogue.ts';
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

  test('is in storage that is denied', faultDetails(NOT_SAVED), async ({ page }) => {
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function openOther(name, version) {
        if (name === 'toystore') {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        }
        return open.call(this, name, version);
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
    'holds a toy twice, and something that is no toy',
    faultDetails('The readable toys stay, each once; the stored value is quarantined.'),
    async ({ page }) => {
      await storeCart(page, [entryOf(0, 2), entryOf(0, 5), { toyId: 7 }, entryOf(1, 1)]);
      await page.goto('/home');
      await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, 3 toys');
      expect(await quarantined(page)).toContain('"toyId":7');
    },
  );

  test(
    'is cleared by another tab',
    faultDetails('The cart stays on screen; the next change stores it again.'),
    async ({ page, context }) => {
      await addToy(page);
      await expect.poll(() => stored(page)).toContain(bear.toyName);
      const other = await context.newPage();
      await other.goto('/favicon.svg');
      await other.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase('toystore').onsuccess = resolve;
          }),
      );
      await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, 1 toy');
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, 2 toys');
      await expect.poll(() => stored(page)).toContain('"quantity":2');
      await other.goto('/home'); // leaves the tab on a page of the shop, with a heading
    },
  );

  test(
    'holds a toy that has sold out',
    faultDetails('The line shows it and does not count; the toy’s page adds none.'),
    async ({ page }) => {
      await storeCart(page, [entryOf(0, 3), entryOf(2, 2)]);
      await changeCatalogue(page, (toy) =>
        toy.toyId === bear.toyId ? { ...toy, availableQuantity: 0 } : toy,
      );
      await page.goto('/toys/1');
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
      await page.goto('/login'); // a page that shows no toys
      await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, 2 toys');
      await openCart(page);
      const { drawer, line, subtotal } = cartDrawer(page);
      await expect(line(bear.toyName)).toContainText('Sold out, not counted');
      await expect(subtotal).toHaveText(dollars(toyAt(2).price * 2));
      await expect(drawer).toContainText('3 toys are not counted');
    },
  );

  test(
    'is being saved when the page is reloaded, or left',
    faultDetails('Nothing is lost.'),
    async ({ page }) => {
      await addToy(page);
      await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, 1 toy');
      for (const [address, toysInCart] of [
        ['/toys/1', 2],
        ['/alltoy', 3],
      ] as const) {
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
