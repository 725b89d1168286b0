import { toyAt } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { cartDrawer, entryOf, openCart, SHOPPER, storeCart } from './cart.ts';

// Removing a toy, and Undo.

const [robot, rocket] = [toyAt(1), toyAt(2)];

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
  await page.keyboard.press('Escape');
  await expect(cart.drawer).toBeHidden();
  await cart.undo.click(); // the page offers it now
  await expect(cart.button).toHaveAccessibleName('Cart, 6 toys');
  await page.reload();
  await expect(cart.button).toHaveAccessibleName('Cart, 6 toys');
});
