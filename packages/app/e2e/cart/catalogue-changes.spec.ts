import { dollars, toyAt } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { cartDrawer, changeCatalogue, entryOf, openCart, SHOPPER, storeCart } from './cart.ts';

// The cart, after the catalogue has changed since a toy was added.

const [bear, robot, rocket, dino] = [toyAt(0), toyAt(1), toyAt(2), toyAt(3)];

test.beforeEach(({ page }) => signIn(page, SHOPPER));

test('shows and asks about a changed price, less stock, sold-out and removed toys; does not count what cannot be bought', async ({
  page,
}) => {
  await storeCart(page, [entryOf(0, 2), entryOf(1, 5), entryOf(2, 1), entryOf(3, 1)]);
  await changeCatalogue(page, (toy) => {
    if (toy.toyId === bear.toyId) return { ...toy, price: 36.5 };
    if (toy.toyId === robot.toyId) return { ...toy, availableQuantity: 3 };
    if (toy.toyId === rocket.toyId) return { ...toy, availableQuantity: 0 };
    return toy.toyId === dino.toyId ? undefined : toy;
  });
  await page.goto('/home');
  const cart = cartDrawer(page);
  await expect(cart.button).toHaveAccessibleName('Cart, 5 toys');
  await openCart(page);
  await expect(cart.line(bear.toyName)).toContainText(`Was ${dollars(bear.price)}, now $36.50`);
  await expect(cart.line(robot.toyName)).toContainText('You chose 5, only 3 left');
  await expect(cart.line(rocket.toyName)).toContainText('Sold out, not counted');
  await expect(cart.line(dino.toyName)).toContainText('No longer available, not counted');
  await expect(cart.line(dino.toyName).getByRole('link')).toHaveCount(0);
  const sum = dollars(73 + robot.price * 3);
  await expect(cart.subtotal).toHaveText(sum);

  await cart.drawer.getByRole('button', { name: `Keep ${bear.toyName}` }).click();
  await expect(cart.line(bear.toyName)).not.toContainText('Was');
  await cart.drawer.getByRole('button', { name: `Keep ${robot.toyName}` }).click();
  await expect(cart.quantity(robot.toyName)).toHaveValue('3');
  await cart.remove(rocket.toyName).click();
  await cart.remove(dino.toyName).click();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.subtotal).toHaveText(sum);
  await page.reload();
  await expect(cart.subtotal).toHaveText(sum);
  await expect(cart.drawer).not.toContainText('Was');
});

test('reloads prices when the cart opens, and when the shopper returns to the page after five minutes', async ({
  page,
}) => {
  await storeCart(page, [entryOf(0, 1)]);
  await page.goto('/alltoy');
  const card = page.getByRole('article').filter({ hasText: bear.toyName });
  await expect(page.getByRole('article')).toHaveCount(48); // 12 were prerendered
  await expect(card).toContainText(dollars(bear.price));
  await page.evaluate(() => window.scrollTo(0, 700));

  const changePrice = (price: number) =>
    changeCatalogue(page, (toy) => (toy.toyId === bear.toyId ? { ...toy, price } : toy));
  // Only moves the time: a timer that fires early would abort what is still loading.
  const opened = Date.now();
  const comeBackAfter = async (seconds: number) => {
    await page.clock.setSystemTime(opened + seconds * 1_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/toy.json')) requests += 1;
  });
  await changePrice(40);
  await comeBackAfter(240);
  expect(requests, 'not before five minutes').toBe(0);
  await comeBackAfter(330);
  await expect(card).toContainText('$40.00');
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await expect(page.getByText('Loading...')).toHaveCount(0);

  await changePrice(41);
  await openCart(page);
  await expect(cartDrawer(page).line(bear.toyName)).toContainText('now $41.00');
  expect(requests).toBe(2);
});
