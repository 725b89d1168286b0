import type { Page } from '@playwright/test';
import { toyAt, toys } from '../catalogue.ts';
import { expect } from '../fixtures.ts';
import { storeItem } from '../storedItem.ts';

export const SHOPPER = 'shopper@toystore.example';

/** Locates the parts of a page's cart. */
export function cartDrawer(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Cart', exact: true });
  return {
    /** The button in the bar. */
    button: page.getByRole('banner').getByRole('button', { name: /^Cart, / }),
    drawer,
    lines: drawer.getByRole('listitem'),
    line: (name: string) => drawer.getByRole('listitem').filter({ hasText: name }),
    quantity: (name: string) => drawer.getByRole('spinbutton', { name: `Quantity of ${name}` }),
    more: (name: string) => drawer.getByRole('button', { name: `Increase quantity of ${name}` }),
    fewer: (name: string) => drawer.getByRole('button', { name: `Decrease quantity of ${name}` }),
    remove: (name: string) => drawer.getByRole('button', { name: `Remove ${name}` }),
    undo: page.getByRole('button', { name: 'Undo' }),
    close: drawer.getByRole('button', { name: 'Close cart' }),
    subtotal: drawer.locator('dl').filter({ hasText: 'Subtotal' }).getByRole('definition'),
  };
}

/** Returns the stored cart entry of one of the shop's toys; `changes` overrides stored fields. */
export function entryOf(index: number, quantity: number, changes: object = {}) {
  const { toyId, toyName, pictureURL, price, availableQuantity } = toyAt(index);
  return {
    toyId: String(toyId),
    toyName,
    pictureURL,
    price: Math.round(price * 100),
    availableQuantity,
    quantity,
    ...changes,
  };
}

/** Stores a cart before the first page opens: entries of a valid cart, or any other value. */
export const storeCart = (page: Page, cart: object[] | string, email = SHOPPER) =>
  storeItem(page, 'cart', email, typeof cart === 'string' ? cart : { version: 1, entries: cart });

/** Serves the shop's catalogue after a change. */
export async function changeCatalogue(
  page: Page,
  change: (toy: (typeof toys)[number]) => object | undefined,
) {
  await page.route('**/toy.json', (route) =>
    route.fulfill({ json: toys.flatMap((toy) => change(toy) ?? []) }),
  );
}

/** Opens the cart from the bar of an open page. */
export async function openCart(page: Page) {
  const { button, drawer } = cartDrawer(page);
  await button.click();
  await expect(drawer).toBeVisible();
}
