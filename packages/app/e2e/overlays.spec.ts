import type { Locator, Page } from '@playwright/test';
import { cartDrawer, openCart, SHOPPER } from './cart/cart.ts';
import { finderOf } from './filters/filters.ts';
import { expect, MOTION, signIn, signInByForm, test } from './fixtures.ts';

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

test('goes one step back when Escape and Back are pressed together; keeps the scroll position of a page with a # under the cart, and returns the focus', async ({
  page,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/home');
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await openCart(page);
  await page.evaluate(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await new Promise((resolve) => setTimeout(resolve, 40)); // the time between two key presses
    window.history.back();
  });
  await expect(cartDrawer(page).drawer).toBeHidden();
  await expect(cartDrawer(page).button).toBeFocused();
  await expect(page).toHaveURL('/alltoy');
  await page.goBack();
  await expect(page).toHaveURL('/home');

  await followCategoryAndScrollAway(page);
  const { button, drawer } = cartDrawer(page);
  const before = await readingPlace(page);
  await pressInPlace(button);
  await expect(drawer).toBeVisible();
  expect(await readingPlace(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  expect(await readingPlace(page)).toEqual(before);
  await pressInPlace(button);
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  expect(await readingPlace(page)).toEqual(before);
  await expect(page).toHaveURL('/alltoy#6');
});

test('closes an open cart when its account signs out, and does not open it for another one', async ({
  page,
  context,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/home');
  await page.goto('/alltoy');
  await openCart(page);
  const other = await context.newPage();
  await signInByForm(other, 'noname@toystore.example');
  await expect(page.getByRole('banner').getByText('U', { exact: true })).toBeVisible();
  await expect(cartDrawer(page).drawer).toBeHidden();
  const state = () => page.evaluate(() => JSON.stringify(window.history.state));
  await expect.poll(state).not.toContain('overlay'); // its entry was left
  await page.reload();
  await expect(cartDrawer(page).button).toBeVisible();
  await expect(cartDrawer(page).drawer).toBeHidden();

  await openCart(page);
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(cartDrawer(page).drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(state).not.toContain('overlay');
  await page.goBack();
  await expect(page).toHaveURL('/home'); // no empty entry remains
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('keeps the scroll position of a page with a # under the sheet', async ({ page }) => {
    await page.goto('/home');
    await followCategoryAndScrollAway(page);
    const { openSheet, sheet } = finderOf(page);
    const before = await readingPlace(page);
    await pressInPlace(openSheet);
    await expect(sheet).toBeVisible();
    expect(await readingPlace(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(await readingPlace(page)).toEqual(before);
  });

  test('keeps the sheet open after a reload, and closes it by Back', async ({ page }) => {
    await page.goto('/home');
    await page.goto('/alltoy');
    const { openSheet, sheet } = finderOf(page);
    await openSheet.click();
    await expect(sheet).toBeVisible();
    await page.reload();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/alltoy');
    await page.goForward();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/home');
  });

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

    await page.setViewportSize({ width: 360, height: 740 });
    await menuButton.press('Enter');
    await menu.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await expect(menu).toBeHidden();
  });
});
