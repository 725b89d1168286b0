import type { Page } from '@playwright/test';
import { cartDrawer, openCart, SHOPPER } from '../cart/cart.ts';
import { signIn, signInByForm, waitForHydration } from '../fixtures.ts';
import { screens } from '../screens.ts';
import { expect, test } from './faultTest.ts';

/*
 * Objects that a browser may deny or lack. Each test denies some that do not depend on each other, opens every page as a
 * shopper, and adds to the cart: first they throw, then they are missing.
 */

/** Makes objects of the browser throw when they are used, or removes them. Runs in the page. */
function deny({ objects, isMissing }: { objects: readonly string[]; isMissing: boolean }) {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const object of objects) {
    const [name = '', owner] = object.split('.').reverse();
    const place =
      owner === 'navigator'
        ? Navigator.prototype
        : owner === 'history'
          ? History.prototype
          : window;
    const isFunction = typeof Object.getOwnPropertyDescriptor(place, name)?.value === 'function';
    if (isMissing) Reflect.deleteProperty(place, name);
    else if (isFunction)
      Object.assign(place, {
        [name]: function refused() {
          refuse();
        },
      });
    else Object.defineProperty(place, name, { get: refuse });
  }
}

/** Opens a page as a link does, also one that no link leads to. */
const open = (page: Page, path: string) =>
  page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens every page, then adds a toy to the cart. */
async function shop(page: Page) {
  for (const { path, heading } of screens.filter(({ path }) => path !== '/')) {
    await test.step(path, async () => {
      await open(page, path);
      const name = page.getByRole('heading', { level: 1, name: heading, exact: true });
      await expect(name).toBeVisible();
    });
  }
  await open(page, '/toys/1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartDrawer(page).button).toHaveAccessibleName(/^Cart, [1-9]/);
}

const seeMessage = (page: Page, message: string) =>
  expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();

const seeAdded = (page: Page) => seeMessage(page, 'Added to cart');

/** Expects the notice, and a reload that ends the session. */
async function seeVisitOnly(page: Page) {
  await expect(page.getByText('This browser stores nothing for the shop.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

/** Expects filters beside the toys, and a cart that Back closes. */
async function seeLayout(page: Page) {
  await seeAdded(page);
  await open(page, '/alltoy');
  await expect(page.getByRole('region', { name: 'Filter and sort' })).toBeVisible();
  await openCart(page);
  await page.goBack();
  await expect(cartDrawer(page).drawer).toHaveCount(0);
  await expect(page).toHaveURL('/alltoy');
}

test.describe('The browser', () => {
  for (const [what, objects, see] of [
    [
      'localStorage and sessionStorage; observers of sizes, places, and the document',
      [
        ...['localStorage', 'sessionStorage'],
        ...['ResizeObserver', 'IntersectionObserver', 'MutationObserver'],
      ],
      seeAdded,
    ],
    ['IndexedDB', ['indexedDB'], (page: Page) => seeMessage(page, 'could not be saved')],
    ['all storage', ['localStorage', 'sessionStorage', 'indexedDB'], seeVisitOnly],
    [
      'channels between tabs, workers, caches, locks, sharing, and the clipboard; the state of history entries, and media queries in scripts',
      [
        ...['BroadcastChannel', 'caches', 'navigator.serviceWorker', 'navigator.locks'],
        ...['navigator.share', 'navigator.clipboard', 'history.state', 'matchMedia'],
      ],
      seeLayout,
    ],
  ] as const) {
    test(`denies or lacks ${what}`, async ({ context, page }) => {
      await signIn(page, SHOPPER);
      for (const isMissing of [false, true]) {
        const tab = isMissing ? await context.newPage() : page;
        await tab.addInitScript(deny, { objects, isMissing });
        const isLost = what === 'all storage' || (what === 'IndexedDB' && !isMissing);
        if (isLost) await signInByForm(tab, SHOPPER);
        if (what !== 'all storage') {
          await tab.goto('/home');
          await waitForHydration(tab);
        }
        await shop(tab);
        await see(tab);
      }
    });
  }
});
