import type { Locator, Page } from '@playwright/test';
import { cartDrawer, openCart, SHOPPER } from './cart/cart.ts';
import { finderOf } from './filters/filters.ts';
import { expect, MOTION, signIn, test } from './fixtures.ts';

// Drawers, sheets and menus are history entries, and the page under them does not move.

test.use(MOTION);

/** Returns the card at the top of the viewport and its position. */
const readingPlace = (page: Page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-toy-id]')].map((card) => ({
      toy: card.dataset.toyId,
      top: Math.round(card.getBoundingClientRect().top),
    }));
    return places.find(({ top }) => top >= 0);
  });

/** Clicks a button without scrolling, unlike Playwright's click. */
const pressInPlace = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    element.click();
  });

/** Follows a link of Home, which is open, to a toy's card, then scrolls elsewhere. */
async function followCategoryAndScrollAway(page: Page) {
  await page.getByRole('region', { name: 'Top by Category' }).getByRole('link').nth(5).click();
  await expect(page).toHaveURL('/alltoy#6');
  await expect(page.locator('[data-toy-id="6"] a')).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  // Rows that have never been in view have their estimated height until they are rendered.
  let place = '';
  const isAtRest = async () => {
    const last = place;
    place = JSON.stringify(await readingPlace(page)) ?? '';
    return place !== '' && place === last;
  };
  await expect.poll(isAtRest, { intervals: [250] }).toBe(true);
}

/** Opens the cart over All toys, with Home one step back. */
async function openCartAfterHome(page: Page) {
  await signIn(page, SHOPPER);
  await page.goto('/home');
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await openCart(page);
}

/** Expects the page under the cart, with Home one step back. */
async function seePageBelow(page: Page) {
  await expect(cartDrawer(page).drawer).toBeHidden();
  await expect(page).toHaveURL('/alltoy');
  await expect(cartDrawer(page).button).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/home');
}

// Closing an overlay takes time: the browser goes back to the entry under it. Actions until then are not lost.
test('opens the cart again by a press on its button while the browser goes back; goes one step back when Escape and Back are pressed together, or Back just before the shop goes back', async ({
  page,
}) => {
  await openCartAfterHome(page);
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

  await page.evaluate(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await new Promise((resolve) => setTimeout(resolve, 40)); // the time between two key presses
    window.history.back();
  });
  await seePageBelow(page);

  await page.goForward();
  await openCart(page);
  await page.evaluate(() => {
    const go = history.go.bind(history);
    const traverseTo = navigation.traverseTo.bind(navigation);
    /** Presses Back, and runs the shop's action once the browser has received it. */
    const afterBack = (action: () => void) => {
      go(-1);
      Object.assign(history, { go });
      navigation.traverseTo = traverseTo;
      setTimeout(action);
      return {};
    };
    history.go = (delta) => void afterBack(() => go(delta));
    // Rejects if Back has arrived first.
    navigation.traverseTo = (entry) =>
      afterBack(() => void traverseTo(entry).committed?.catch(() => {}));
  });
  await page.keyboard.press('Escape');
  await seePageBelow(page);
});

test('keeps the scroll position of a page with a # under the sheet, and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/home');
  await followCategoryAndScrollAway(page);
  const { openSheet, sheet } = finderOf(page);
  const before = await readingPlace(page);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await pressInPlace(openSheet);
    await expect(sheet).toBeVisible();
    expect(await readingPlace(page)).toEqual(before);
    await close();
    await expect(sheet).toBeHidden();
    expect(await readingPlace(page)).toEqual(before);
  }
  await expect(openSheet).toBeFocused();
  await expect(page).toHaveURL('/alltoy#6');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('closes the menu by Back without leaving the page, a link in it replaces its history entry; it opens by keyboard, returns the focus, and closes when the window widens @cross-browser', async ({
    page,
  }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'All Toy', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our All Toys' })).toBeFocused();
    const menuButton = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menuButton.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(menuButton).toBeFocused();
    await expect(page).toHaveURL('/alltoy');

    await menuButton.click();
    await menu.getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/alltoy');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/home');

    await menuButton.press('Enter');
    await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton).toBeFocused();

    await menuButton.press('Enter');
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });
});
