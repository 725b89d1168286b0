import type { Page } from '@playwright/test';
import { cartDrawer, openCart, SHOPPER } from '../cart/cart.ts';
import { expect, MOTION, signIn, test } from '../fixtures.ts';

// Closing an overlay takes time: the browser goes back to the entry under it. Actions until then are not lost.

test.use(MOTION);

test.beforeEach(async ({ page }) => {
  await signIn(page, SHOPPER);
  await page.goto('/home');
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await openCart(page);
});

/** Expects the page under the cart, with Home one step back. */
async function seePageBelow(page: Page) {
  await expect(cartDrawer(page).drawer).toBeHidden();
  await expect(page).toHaveURL('/alltoy');
  await expect(cartDrawer(page).button).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/home');
}

test('goes one step back when Back is pressed just before the shop goes back', {
  tag: '@long',
}, async ({ page }) => {
  await page.evaluate(() => {
    const go = history.go.bind(history);
    const traverseTo = navigation.traverseTo.bind(navigation);
    /** Presses Back, and runs the shop's action once the browser has received it. */
    const afterBack = (action: () => void) => {
      go(-1);
      history.go = go;
      navigation.traverseTo = traverseTo;
      setTimeout(action);
    };
    history.go = (delta) => afterBack(() => go(delta));
    navigation.traverseTo = (entry) => {
      // Rejects if Back has arrived first.
      afterBack(() => void traverseTo(entry).committed?.catch(() => {}));
      return {};
    };
  });
  await page.keyboard.press('Escape');
  await seePageBelow(page);
});

test('opens the cart again by a press on the button while the browser goes back', async ({
  page,
}) => {
  const { drawer } = cartDrawer(page);
  const button = page
    .locator('header')
    .getByRole('button', { name: /^Cart, /, includeHidden: true });
  await button.evaluate((element: HTMLElement) => {
    const traverseTo = navigation.traverseTo.bind(navigation);
    navigation.traverseTo = (...traversal) => {
      const result = traverseTo(...traversal);
      element.click();
      navigation.traverseTo = traverseTo;
      return result;
    };
  });
  const left = page.evaluate(
    () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
  );
  await page.keyboard.press('Escape');
  await left;
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeVisible();
  await page.goBack();
  await seePageBelow(page);
});
