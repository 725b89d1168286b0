import type { Page } from '@playwright/test';
import { submitLogin } from '../accountForms.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { pauseRequests } from '../pauseRequests.ts';

// Account operations that overlap with other actions of the shopper.

const SIGN_IN = '**/accounts:signInWithPassword*';
const signOutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

async function startSignIn(page: Page, email: string) {
  const asked = page.waitForRequest(/accounts:signInWithPassword/);
  await submitLogin(page, email);
  await asked;
}

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
