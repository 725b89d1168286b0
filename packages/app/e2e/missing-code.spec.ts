import { expect, test } from './fixtures.ts';

// A screen whose code never arrives: the network is gone, or a new version of the shop is out.

test.use({ expectedErrors: /Failed to load resource|dynamically imported module/ });

test('the screen says so, the rest of the shop lives, and the way home works', async ({ page }) => {
  await page.route('**/assets/AllToys-*.js', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on this page');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute('**/assets/AllToys-*.js');
  await page.getByRole('button', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page.getByText('48 Toy Found')).toBeVisible();
});
