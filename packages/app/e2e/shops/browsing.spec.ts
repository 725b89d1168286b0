import { expect, signIn, test } from '../fixtures.ts';
import { countOf, priceOf, shop, textOf, toys, typed } from './shop.ts';

// Pages, prices and cart of another shop, in its language and currency.

const SHOPPER = 'shopper@toystore.example';
const [toy] = toys;

test('shows pages in the language, direction and brand of the shop before any code runs', async ({
  request,
}) => {
  const html = await (await request.get('/alltoy')).text();
  const [element = ''] = /<html[^>]*>/.exec(html) ?? [];
  expect(element).toContain(`lang="${shop.locale}"`);
  expect(element.includes('dir="rtl"')).toBe(shop.dir === 'rtl');
  expect(element).toContain(`data-brand="${shop.brand}"`);
  expect(html).toContain(textOf('allToys.heading'));
  expect(html).toContain(toy?.toyName);
});

test('lists all toys, and accepts a price as the language writes it', async ({ page }) => {
  await page.goto('/alltoy');
  await expect(page).toHaveTitle(textOf('pages.title', { page: textOf('pages.allToys') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('allToys.heading'));
  const found = (count: number) => textOf('kit.PageHeader.found', countOf(count));
  const counted = page.getByRole('main').getByRole('status');
  await expect(counted.filter({ hasText: found(toys.length) })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(priceOf(toy?.price ?? 0));

  const limit = toys[2]?.price ?? 0;
  const highest = page.getByRole('textbox', { name: textOf('kit.RangeFields.highest') });
  await highest.fill(typed(limit));
  await highest.press('Enter');
  const cheap = toys.filter(({ price }) => price <= limit);
  expect(cheap.length).toBeLessThan(toys.length);
  await expect(page).toHaveURL(`/alltoy?max=${limit}`);
  await expect(counted.filter({ hasText: found(cheap.length) })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    cheap.map(({ toyName }) => toyName),
  );
});

test('shows counts and sums of the cart in the language and currency of the shop', async ({
  page,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/toys/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toy?.toyName ?? '');
  const add = page.getByRole('button', { name: textOf('kit.ToyDetails.addToCart') });
  await add.click();
  await add.click();
  const button = page.getByRole('banner').getByRole('button', {
    name: textOf('kit.CartButton.cart', countOf(2)),
  });
  await button.click();
  const drawer = page.getByRole('dialog', { name: textOf('kit.CartDrawer.cart'), exact: true });
  const subtotal = drawer.locator('dl').filter({ hasText: textOf('kit.CartDrawer.subtotal') });
  await expect(subtotal.getByRole('definition')).toHaveText(priceOf((toy?.price ?? 0) * 2));
});
