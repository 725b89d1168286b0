import { dollars, toyAt } from '../catalogue.ts';
import { expect, MOTION, signIn, test } from '../fixtures.ts';
import { storedItem } from '../storedItem.ts';
import { cartDrawer, changeCatalogue, entryOf, openCart, SHOPPER, storeCart } from './cart.ts';

// The cart's drawer: its lines, how it closes, the history, the keyboard.

test.use(MOTION);

const [bear, robot] = [toyAt(0), toyAt(1)];

test.beforeEach(({ page }) => signIn(page, SHOPPER));

test('shows the cart’s lines, and updates sums with quantities @core', async ({ page }) => {
  await storeCart(page, [entryOf(0, 2), entryOf(1, 1)]);
  await page.goto('/home');
  const cart = cartDrawer(page);
  await expect(cart.button).toHaveAccessibleName('Cart, 3 toys');
  await openCart(page);
  await expect(cart.lines).toHaveCount(2);
  const line = cart.line(bear.toyName);
  await expect(line).toContainText(dollars(bear.price * 2));
  await expect(cart.drawer).toContainText('Checkout is not available yet.');

  await cart.more(bear.toyName).click();
  await expect(cart.quantity(bear.toyName)).toHaveValue('3');
  await expect(cart.subtotal).toHaveText(dollars(bear.price * 3 + robot.price));
  await test.step('prints only the cart, with its quantities', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(cart.quantity(bear.toyName)).toBeVisible();
    await expect(cart.close).toBeHidden();
    await expect(page.locator('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await cart.fewer(bear.toyName).click();
  await cart.fewer(bear.toyName).click();
  await expect(cart.quantity(bear.toyName)).toHaveValue('1');
  await cart.quantity(bear.toyName).fill('9999');
  await cart.quantity(bear.toyName).press('Enter');
  await expect(cart.line(bear.toyName)).toContainText(`Only ${bear.availableQuantity} left`);
  await page.reload();
  await expect(cart.quantity(bear.toyName)).toHaveValue(String(bear.availableQuantity));
});

test('links to all toys when it is empty; closes by Close, Escape, a press outside and Back, and focuses the button @core', async ({
  page,
}) => {
  await page.goto('/home');
  const cart = cartDrawer(page);
  await openCart(page);
  await expect(cart.drawer).toContainText('Your cart is empty.');
  await cart.drawer.getByRole('link', { name: 'All Toys' }).click();
  await expect(page).toHaveURL('/alltoy');
  await expect(cart.drawer).toBeHidden();
  await openCart(page);
  await cart.drawer.getByRole('button', { name: 'All Toys' }).click();
  await expect(cart.drawer).toBeHidden();
  await expect(page).toHaveURL('/alltoy');

  await expect(page.getByRole('article')).toHaveCount(48);
  await page.getByRole('article').nth(20).scrollIntoViewIfNeeded();
  for (const [way, close] of [
    ['Close cart', () => cart.close.click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a press outside', () => page.mouse.click(20, 300)],
    ['Back', () => page.goBack()],
  ] as const) {
    await test.step(way, async () => {
      await openCart(page);
      const left = await page.evaluate(() => scrollY); // Playwright scrolls to click a sticky button
      expect(left).toBeGreaterThan(500);
      await expect(page).toHaveURL('/alltoy');
      await close();
      await expect(cart.drawer).toBeHidden();
      await expect(cart.button).toBeFocused();
      await expect(page).toHaveURL('/alltoy');
      expect(await page.evaluate(() => scrollY)).toBe(left);
    });
  }
  await page.goBack();
  await expect(page).toHaveURL('/home'); // the history entry of the open cart was removed
});

test('opens, changes, empties and restores the cart by keyboard alone; saves a typed quantity however the cart is left @core', async ({
  page,
}) => {
  await storeCart(page, [entryOf(0, 1)]);
  await page.goto('/alltoy');
  const cart = cartDrawer(page);
  await cart.button.focus();
  await page.keyboard.press('Enter');
  await expect(cart.close).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cart.quantity(bear.toyName)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cart.quantity(bear.toyName)).toHaveValue('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cart.remove(bear.toyName)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart.drawer.getByRole('heading', { name: 'Cart' })).toBeFocused();
  while (!(await cart.undo.evaluate((undo) => undo === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(cart.quantity(bear.toyName)).toHaveValue('2');
  await expect(cart.remove(bear.toyName)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cart.button).toBeFocused();
  await cart.undo.click(); // the page offers it now
  await expect(cart.button).toHaveAccessibleName('Cart, 2 toys');

  await test.step('saves a typed quantity on Back and a reload', async () => {
    await openCart(page);
    await cart.quantity(bear.toyName).fill('5');
    await page.goBack();
    await expect(cart.button).toHaveAccessibleName('Cart, 5 toys');
    await openCart(page);
    await expect.poll(() => storedItem(page, 'cart', SHOPPER)).toContain('"quantity":5');
    await cart.quantity(bear.toyName).fill('6');
    await page.reload();
    await expect(cart.quantity(bear.toyName)).toHaveValue('6');
  });

  await test.step('replaces the cart’s history entry by a toy’s link', async () => {
    await cart.line(bear.toyName).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: bear.toyName })).toBeFocused();
    await expect(cart.drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/alltoy');
    await expect(cart.drawer).toBeHidden();
  });
});

test('leads from its link to a toy’s warnings, from another page and on the toy’s own @core', async ({
  page,
}) => {
  const toy = toyAt(6);
  await storeCart(page, [entryOf(6, 1)]);
  await page.goto('/home');
  const warnings = page.getByRole('main').getByRole('region', { name: 'Safety warnings' });
  for (const from of ['another page', 'its own page']) {
    await test.step(from, async () => {
      await openCart(page);
      const { drawer } = cartDrawer(page);
      await drawer.getByRole('link', { name: `Safety warnings: ${toy.toyName}` }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL('/toys/7#safety');
      await expect(warnings).toBeFocused();
      await expect(warnings).toBeInViewport({ ratio: 1 });
    });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
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

test('confirms Add to Cart at once, without a question and without changing the page; the bar counts pieces; View cart opens it over the page of the address, even before that page has rendered @core', async ({
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
  await expect(page.getByRole('status')).toContainText(`Added to cart: ${bear.toyName}`);
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

  const viewCart = page.getByRole('button', { name: 'View cart' });
  await viewCart.evaluate((button: HTMLButtonElement) => {
    const click = () => queueMicrotask(() => button.click()); // before React renders the next page
    window.navigation?.addEventListener('currententrychange', click, { once: true });
  });
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(cart.quantity(bear.toyName)).toHaveValue('2');
  await expect(cart.subtotal).toHaveText(dollars(bear.price * 2));
  await expect(page).toHaveURL('/alltoy');
  await page.goBack();
  await expect(cart.drawer).toBeHidden();
  await expect(page).toHaveURL('/alltoy');
});
