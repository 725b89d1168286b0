import { dollars, toyAt } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { cartDrawer, openCart, SHOPPER } from './cart.ts';

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

test('adds at most the stock by 50 clicks in a second, and says when the stock is used up; shows the button in the bar on a phone, not in the menu', async ({
  page,
}) => {
  const scarce = toyAt(1); // fewer than 50
  expect(scarce.availableQuantity).toBeLessThan(50);
  await page.goto(`/toys/${scarce.toyId}`);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(cartDrawer(page).button).toBeVisible();
  await add.evaluate((button) => {
    for (let clicks = 0; clicks < 50; clicks += 1)
      if (button instanceof HTMLElement) button.click();
  });
  const { availableQuantity } = scarce;
  await expect(cartDrawer(page).button).toHaveAccessibleName(`Cart, ${availableQuantity} toys`);
  await expect(page.getByRole('status')).toContainText(`Only ${availableQuantity} left`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(cartDrawer(page).button).toHaveAccessibleName(`Cart, ${availableQuantity} toys`);

  const { button, drawer } = cartDrawer(page);
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(menu.getByRole('button', { name: /^Cart/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openCart(page);
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(360);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
});
