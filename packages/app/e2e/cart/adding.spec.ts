import { dollars, toyAt } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { cartDrawer, SHOPPER } from './cart.ts';

// Adding a toy, and the cart's button in the bar.

const toy = toyAt(0);

test.beforeEach(({ page }) => signIn(page, SHOPPER));

test('confirms Add to Cart at once, without a question and without changing the page; the bar counts pieces @core', async ({
  page,
}) => {
  await page.goto('/toys/1');
  const cart = cartDrawer(page);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(cart.button).toHaveAccessibleName('Cart, empty');
  await expect(add).toBeVisible();
  await page.waitForLoadState('networkidle'); // what the page loads after it has rendered
  const before = await page.getByRole('main').innerText();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await add.click();
  await expect(page.getByRole('status')).toContainText(`Added to cart: ${toy.toyName}`);
  await expect(cart.button).toHaveAccessibleName('Cart, 1 toy');
  const names = await add.evaluate(async (button) => {
    const nameOf = () => document.querySelector('header [aria-label^="Cart"]')?.ariaLabel;
    const before = nameOf();
    if (button instanceof HTMLElement) button.click();
    await new Promise(requestAnimationFrame); // the confirmation appears within a frame
    return [before, nameOf()];
  });
  expect(names).toEqual(['Cart, 1 toy', 'Cart, 2 toys']);
  expect(requests).toEqual([]);
  expect(await page.getByRole('main').innerText()).toBe(before);
  await expect(page).toHaveURL('/toys/1');

  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(cart.quantity(toy.toyName)).toHaveValue('2');
  await expect(cart.subtotal).toHaveText(dollars(toy.price * 2));
});
