import { cartDrawer, entryOf, SHOPPER, storeCart } from '../cart/cart.ts';
import { signIn } from '../fixtures.ts';
import { expect, test } from './faultTest.ts';

// No code of the shop throws by itself, so these tests break the browser function that formats prices.

test.use({ expectedErrors: /prices cannot be written/ });

/** Makes formatting a price throw on this path. Runs in the page. */
function breakPricesAt(pathname: string) {
  const own = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    configurable: true,
    get() {
      if (window.location.pathname === pathname) throw new Error('prices cannot be written');
      return own?.get?.call(this);
    },
  });
}

test.describe('A screen', () => {
  test('throws on the first load', async ({ page }) => {
    await page.addInitScript(breakPricesAt, '/alltoy');
    await page.goto('/alltoy');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Something broke on this page');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back Home' }).click();
    await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
  });
});

test.describe('The cart', () => {
  test('throws', async ({ page }) => {
    await signIn(page, SHOPPER);
    await storeCart(page, [entryOf(0, 1)]);
    await page.addInitScript(breakPricesAt, '/myprofile');
    await page.goto('/myprofile');
    await expect(page.getByText("The cart couldn't be shown.")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(cartDrawer(page).button).toHaveCount(0);
  });
});
