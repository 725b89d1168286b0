import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../addresses.ts';
import { expect, freshEmail, signIn, test } from '../fixtures.ts';
import { pauseRequests } from '../pauseRequests.ts';

// Account operations that overlap with other actions of the shopper.

const SIGN_IN = '**/accounts:signInWithPassword*';
const signOutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

async function startSignIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const asked = page.waitForRequest(/accounts:signInWithPassword/);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await asked;
}

test('applies the last action when a shopper signs out while another account signs in, also after a reload', async ({
  page,
}) => {
  await signIn(page, 'shopper@toystore.example');
  await page.goto('/login');
  await expect(page.getByText(/signed in as Demo Shopper/)).toBeVisible();
  const resume = await pauseRequests(page, SIGN_IN);
  await startSignIn(page, 'noname@toystore.example');
  await signOutButton(page).click();
  await expect(signInLink(page)).toBeVisible();
  resume();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto('/myprofile');
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
    'noname@toystore.example',
  );
});

test('ends with the same user in both tabs when one signs out while the other signs in', async ({
  page,
  context,
}) => {
  await signIn(page, 'shopper@toystore.example');
  const other = await context.newPage();
  await other.goto('/alltoy');
  await expect(signOutButton(other)).toBeVisible();
  await page.goto('/login');
  const resume = await pauseRequests(page, SIGN_IN);
  await startSignIn(page, 'noname@toystore.example');
  await signOutButton(other).click();
  await expect(signInLink(other)).toBeVisible();
  resume();
  await expect(page.getByText('Login successful!')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(signOutButton(tab)).toBeVisible();
    await tab.getByRole('link', { name: 'My Profile' }).click();
    await expect(tab.getByRole('region', { name: 'Account', exact: true })).toContainText(
      'noname@toystore.example',
    );
  }
});

test.describe('a sign-in that fails after a sign-out', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('leaves no user signed in, and shows why', async ({ page }) => {
    await signIn(page, 'shopper@toystore.example');
    await page.goto('/login');
    const resume = await pauseRequests(page, SIGN_IN);
    await startSignIn(page, 'disabled@toystore.example');
    await signOutButton(page).click();
    resume();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('auth/user-disabled');
    await expect(signInLink(page)).toBeVisible();
    await page.goto('/myprofile');
    await expect(page).toHaveURL('/login');
  });
});

test('keeps the shopper on the page they opened while signing in, signed in', async ({ page }) => {
  const resume = await pauseRequests(page, SIGN_IN);
  await page.goto('/login');
  await startSignIn(page, 'shopper@toystore.example');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  resume();
  await expect(signOutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/register');
  await expect(page).toHaveTitle('Register | ToyStore');
  await expect(page.getByText('Login successful!')).toHaveCount(0);
});

test('shows two alerts one after the other, on any screen', async ({ page, emulator }) => {
  const email = freshEmail('two-alerts');
  await emulator.createAccount({ email, password: DEMO_PASSWORD, displayName: 'Before' });
  await signIn(page, email);
  await page.goto('/home');
  const resume = await pauseRequests(page, '**/accounts:update*');
  for (const name of ['Zoe First', 'Zoe Second']) {
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.getByLabel('Update name').fill(name);
    const asked = page.waitForRequest(/accounts:update/);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await asked;
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
  }
  resume();
  const alert = page.getByRole('alertdialog', { name: 'Profile updated successfully!' });
  await expect(alert).toHaveCount(1);
  await alert.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(alert).toHaveCount(1);
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
  await alert.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(alert).toHaveCount(0);
  await page.getByRole('link', { name: 'My Profile' }).click(); // no dialog covers the page
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
    /Zoe (First|Second)/,
  );
});
