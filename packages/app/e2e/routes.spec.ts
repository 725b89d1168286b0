import { expect, signIn, test, waitForHydration } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';
import { screens } from './screens.ts';

// Specification, section 2 (Routes) and section 6 (Roles and permissions). Titles and headings: screens.spec.ts.

test.describe(() => {
  test.use({ expectedErrors: /status of 404/ });

  test('explains an unknown URL and links to Home @core', async ({ page }) => {
    for (const path of ['/toys', '/toys/1/more', '/nowhere']) {
      await page.goto(path);
      await expect(page).toHaveTitle('Not Found | ToyStore');
    }
    await expect(page.getByRole('main')).toContainText('The page you are looking for');
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page).toHaveTitle('Home | ToyStore');
  });
});

test('redirects a visitor from protected pages to Login @cross-browser @core', async ({ page }) => {
  for (const { path } of screens.filter(({ needsSignIn }) => needsSignIn)) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  }
});

test('shows the title of a protected page and Loading... until the session is known @core', async ({
  page,
}) => {
  await signIn(page, 'shopper@toystore.example');
  const resume = await pauseRequests(page, '**/accounts:lookup*');
  await page.goto('/myprofile');
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('My Profile | ToyStore');
  resume();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('moves between screens by links, Back and Forward: focuses the heading of each new page, updates the metadata, and requests the catalogue once @cross-browser @core', async ({
  page,
  baseURL,
}) => {
  const canonical = page.locator('link[rel="canonical"]');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/toy.json')) requests.push(request.method());
  });
  await page.goto('/home');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  const allToys = page.getByRole('heading', { level: 1, name: 'Our All Toys' });
  await expect(allToys).toBeFocused();
  await expect(page.getByText('48 Toy Found')).toBeVisible();
  await expect(page).toHaveTitle('All Toys | ToyStore');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/alltoy`);
  await page.goBack();
  await expect(page).toHaveTitle('Home | ToyStore');
  await expect(page.getByRole('heading', { name: 'Most Top Product' })).toBeVisible();
  await page.goForward();
  await expect(allToys).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).dblclick();
  await expect(page).toHaveTitle('Register | ToyStore');
  await page.goBack(); // the link was followed once
  await expect(page).toHaveTitle('All Toys | ToyStore');
  await page.goForward();
  await expect(page).toHaveTitle('Register | ToyStore');
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Most Top Product' })).toBeVisible();
  expect(requests).toEqual(['GET']);
});
