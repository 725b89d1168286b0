import { expect, signIn, test } from './fixtures.ts';

// Specification, section 8: a provider that is away. Public pages never wait for it.

test.use({ expectedErrors: /Failed to load resource/ });

test('a dead provider: the form says so and keeps what was typed', async ({ page }) => {
  await page.route('http://127.0.0.1:9099/**', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('shopper@toystore.example');
  await page.getByLabel('Password', { exact: true }).fill('ToyBox#2026');
  await page.getByRole('button', { name: 'Login' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('auth/network-request-failed');
  await expect(alert).toContainText('Please check your connection, then try again.');
  await expect(page.getByLabel('Email')).toHaveValue('shopper@toystore.example');
  await page.unroute('http://127.0.0.1:9099/**');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('a provider that hangs blanks no public page', async ({ page }) => {
  await signIn(page, 'shopper@toystore.example');
  await page.route('http://127.0.0.1:9099/**', () => {});
  await page.goto('/alltoy');
  await expect(page.getByRole('article')).toHaveCount(48); // 12 were prerendered
});

test('an unknown error still shows its message', async ({ page }) => {
  await page.route('**/accounts:signInWithPassword*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'SOMETHING_NEW' } } }),
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill('shopper@toystore.example');
  await page.getByLabel('Password', { exact: true }).fill('ToyBox#2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/something-new/i);
});

test.describe('sign-out that fails', () => {
  test.use({ expectedErrors: /Sign-out failed|Failed to load resource/ });

  test('is only logged', async ({ page }) => {
    await signIn(page, 'shopper@toystore.example');
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new Error('storage is gone');
      };
    });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
  });
});
