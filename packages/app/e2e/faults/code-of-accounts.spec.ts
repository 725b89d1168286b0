import type { Page, Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../addresses.ts';
import { freshAccount, NEW_PASSWORD, openProfile, PASSWORD, press } from '../account/ownAccount.ts';
import { signIn, waitForHydration } from '../fixtures.ts';
import { beOnline } from './catalogueSteps.ts';
import { blockChunk, documentsOf, heading, unblockChunk } from './chunks.ts';
import { expect, faultDetails, test } from './faultTest.ts';

// After a release, open pages request files that no longer exist: here the chunk with Firebase.

test.use({
  expectedErrors: /Failed to load resource|dynamically imported module|could(n't| not) be loaded/,
});

const ACCOUNTS_UNAVAILABLE = 'Accounts are unavailable';

/** Expects a bar that shows neither a visitor's links nor a shopper's. */
async function seeBarOfNobody(page: Page) {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(
    bar.getByRole('link', { name: /^(Sign In|Login|Register|My Profile)$/ }),
  ).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
}

test.describe('Code', () => {
  test(
    'of accounts is gone',
    faultDetails(
      'Public pages work; the login form reports it, keeps the input, and works once the code loads.',
    ),
    async ({ page }) => {
      await blockChunk(page, 'accountService');
      await page.goto('/login');
      await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'The account service could not be loaded. Please check your connection, then try again.',
      );
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(
        'shopper@toystore.example',
      );
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      await page.goBack();
      await unblockChunk(page, 'accountService');
      await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      const documents = documentsOf(page);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByText('Login successful!')).toBeVisible();
      expect(documents).toEqual([]);
    },
  );

  test(
    'of accounts is gone while a shopper is signed in',
    faultDetails(
      'A protected page shows what it waits for and offers Try again; public pages work.',
    ),
    async ({ page }) => {
      await signIn(page, 'shopper@toystore.example');
      await blockChunk(page, 'accountService');
      await page.goto('/myprofile');
      await expect(heading(page)).toHaveText(ACCOUNTS_UNAVAILABLE);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'waits for the account service',
      );
      await expect(page).toHaveURL('/myprofile');
      await expect(page).toHaveTitle('My Profile | ToyStore');
      await seeBarOfNobody(page);
      const documents = documentsOf(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText(ACCOUNTS_UNAVAILABLE);
      await expect(heading(page)).toBeFocused();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      await seeBarOfNobody(page);
      await page.goBack();
      await expect(heading(page)).toHaveText(ACCOUNTS_UNAVAILABLE);
      await unblockChunk(page, 'accountService');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo Shopper');
      await expect(heading(page)).toBeFocused();
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Sign Out' }),
      ).toBeVisible();
      expect(documents).toEqual([]);
    },
  );

  test(
    'of accounts fails to arrive the first time only',
    faultDetails('The code is requested again, and the change applies to the current account.'),
    async ({ page }) => {
      await signIn(page, await freshAccount('second-request'), PASSWORD);
      const requests: string[] = [];
      await page.route('**/assets/accountService-*.js*', (route) => {
        requests.push(route.request().url());
        return requests.length === 1 ? route.abort() : route.continue();
      });
      await openProfile(page);
      await press(page, 'Change password');
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Password changed.', { exact: true })).toBeVisible();
      expect(requests).toHaveLength(2);
    },
  );

  test(
    'of accounts is never answered while a shopper is signed in',
    faultDetails('After 20 seconds the page offers Try again; it opens when the code arrives.'),
    async ({ page }) => {
      await signIn(page, 'shopper@toystore.example');
      await page.clock.install();
      const held: Route[] = [];
      await page.route('**/assets/accountService-*.js*', (route) => void held.push(route));
      await page.goto('/alltoy?saved=1');
      await expect(async () => {
        await page.clock.runFor(10_000);
        await expect(page.getByText('Accounts are unavailable')).toBeVisible({ timeout: 100 });
      }).toPass();
      expect(held).toHaveLength(2);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await held[0]?.continue();
      await page.clock.resume();
      await expect(page.getByText('Accounts are unavailable')).toHaveCount(0);
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Sign Out' }),
      ).toBeVisible();
    },
  );

  test(
    'of accounts is gone until the browser is online again',
    faultDetails('The protected page opens without a click.'),
    async ({ page }) => {
      await signIn(page, 'shopper@toystore.example');
      await blockChunk(page, 'accountService');
      await page.goto('/myprofile');
      await expect(heading(page)).toHaveText(ACCOUNTS_UNAVAILABLE);
      await unblockChunk(page, 'accountService');
      await beOnline(page);
      await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo Shopper');
    },
  );

  test(
    'of accounts is gone when a visitor opens a protected page',
    faultDetails(
      'The page shows what it waits for and offers Try again; public pages still offer Sign In.',
    ),
    async ({ page }) => {
      await blockChunk(page, 'accountService');
      await page.goto('/alltoy');
      await waitForHydration(page);
      await page.getByRole('article').first().getByRole('link').click();
      await expect(heading(page)).toHaveText(ACCOUNTS_UNAVAILABLE);
      await expect(page).toHaveURL('/toys/1');
      await seeBarOfNobody(page);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await page.goBack();
      await expect(heading(page)).toHaveText(ACCOUNTS_UNAVAILABLE);
      await unblockChunk(page, 'accountService');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('Login');
    },
  );

  test(
    'of accounts is gone when an e-mail’s link is opened',
    faultDetails('The page shows the failure; Try again checks the link.'),
    async ({ page }) => {
      await blockChunk(page, 'accountService');
      await page.goto('/auth/action?mode=verifyEmail&oobCode=bogus');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'The account service could not be loaded.',
      );
      await unblockChunk(page, 'accountService');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'auth/invalid-action-code',
      );
    },
  );
});
