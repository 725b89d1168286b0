import { expect, signIn, signInByForm, test } from '../fixtures.ts';
import { cartKey, cartOf, openCart, SHOPPER } from './cart.ts';

// The cart in several tabs, and of several accounts.

const ACROSS_TABS = { timeout: 1_000 };

test('another tab follows within a second, and what both add at once is all there', async ({
  page,
  context,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/toys/1');
  const other = await context.newPage();
  await other.goto('/toys/2');
  for (const tab of [page, other]) {
    await expect(cartOf(tab).button).toHaveAccessibleName('Cart, empty');
    await expect(tab.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartOf(other).button).toHaveAccessibleName('Cart, 1 toy', ACROSS_TABS);

  const add = () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Add to Cart',
    );
    for (let clicks = 0; clicks < 10; clicks += 1) button?.click();
  };
  await Promise.all([page.evaluate(add), other.evaluate(add)]);
  for (const tab of [page, other]) {
    await expect(cartOf(tab).button).toHaveAccessibleName('Cart, 21 toys', ACROSS_TABS);
  }
});

test('signing out takes it off every tab; another account does not see it, and signing in again brings it back', async ({
  page,
  context,
}) => {
  await signInByForm(page, SHOPPER);
  await page.goto('/toys/1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(cartOf(page).drawer).toBeVisible();

  const other = await context.newPage();
  await other.goto('/home');
  await expect(cartOf(other).button).toHaveAccessibleName('Cart, 1 toy');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(cartOf(other).button).toHaveCount(0);
  await expect(page).toHaveURL('/login');
  await expect(cartOf(page).drawer).toBeHidden();
  await expect(cartOf(page).button).toHaveCount(0);

  await signInByForm(other, 'noname@toystore.example');
  await expect(cartOf(other).button).toHaveAccessibleName('Cart, empty');
  await openCart(other);
  await expect(cartOf(other).drawer).toContainText('Your cart is empty.');
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await signInByForm(other, SHOPPER);
  await expect(cartOf(other).button).toHaveAccessibleName('Cart, 1 toy');
  const key = await cartKey();
  expect(await other.evaluate((name) => localStorage.getItem(name), key)).not.toBeNull();
});
