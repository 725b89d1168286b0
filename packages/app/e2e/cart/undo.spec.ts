import { toyAt } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { cartDrawer, entryOf, openCart, SHOPPER, storeCart } from './cart.ts';

// Removing a toy, and Undo.

const [bear, robot, rocket] = [toyAt(0), toyAt(1), toyAt(2)];

test.beforeEach(async ({ page }) => {
  await signIn(page, SHOPPER);
  await storeCart(page, [entryOf(0, 2), entryOf(1, 3), entryOf(2, 1)]);
});

test('restores place and quantity by Undo, and focuses the next line, or the previous one if it was the last', async ({
  page,
}) => {
  await page.goto('/home');
  await openCart(page);
  const cart = cartDrawer(page);
  await cart.remove(robot.toyName).click();
  await expect(cart.drawer.getByText(`Removed: ${robot.toyName}`)).toBeVisible();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.remove(rocket.toyName)).toBeFocused();
  await cart.undo.click();
  await expect(cart.lines).toHaveCount(3);
  await expect(cart.lines.nth(1)).toContainText(robot.toyName);
  await expect(cart.quantity(robot.toyName)).toHaveValue('3');

  await cart.remove(rocket.toyName).click();
  await expect(cart.remove(robot.toyName)).toBeFocused();
  await cart.remove(robot.toyName).click();
  await cart.remove(bear.toyName).click();
  await expect(cart.drawer).toContainText('Your cart is empty.');
  await expect(cart.drawer.getByRole('heading', { name: 'Cart' })).toBeFocused();
  await cart.undo.click();
  await expect(cart.quantity(bear.toyName)).toHaveValue('2');
  await page.reload();
  await expect(cart.quantity(bear.toyName)).toHaveValue('2');
});

test('offers Undo for ten seconds and while it is hovered, even after the drawer has closed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/home');
  await expect(cartDrawer(page).button).toHaveAccessibleName('Cart, 6 toys');
  await openCart(page);
  const cart = cartDrawer(page);
  await page.clock.pauseAt(Date.now() + 60_000); // otherwise real seconds on a slow machine count, too
  await cart.remove(robot.toyName).click();
  await page.clock.runFor(9_900);
  await expect(cart.undo).toBeVisible();
  await cart.undo.hover();
  await page.clock.runFor(60_000);
  await expect(cart.undo).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await expect(cart.drawer).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Removed' })).toBeVisible();
  await cart.undo.click();
  await expect(cart.button).toHaveAccessibleName('Cart, 6 toys');
});
