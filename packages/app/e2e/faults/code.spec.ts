import type { Page, Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../addresses.ts';
import { freshAccount, NEW_PASSWORD, openProfile, PASSWORD, press } from '../account/ownAccount.ts';
import { signIn, waitForHydration } from '../fixtures.ts';
import { beOnline } from './catalogueSteps.ts';
import { expect, faultDetails, test } from './faultTest.ts';

// After a release, open pages request files that no longer exist.

test.use({
  expectedErrors: /Failed to load resource|dynamically imported module|could(n't| not) be loaded/,
});

const BROKEN = 'Something broke on this page';

const blockChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js*`, (route) => route.fulfill({ status: 404 }));

const unblockChunk = (page: Page, chunk: string) => page.unroute(`**/assets/${chunk}-*.js*`);

const goToAllToys = (page: Page) =>
  page.getByRole('link', { name: 'All Toy', exact: true }).click();

/** Returns the paths of the documents that a page requests from now on; later ones are appended. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
    'of a screen is gone after a release',
    faultDetails('The screen shows an error between bar and footer; a reload loads it.'),
    async ({ page }) => {
      await blockChunk(page, 'AllToys');
      await page.goto('/home');
      await waitForHydration(page);
      await goToAllToys(page);
      await expect(heading(page)).toHaveText(BROKEN);
      await expect(page.getByRole('alert')).toContainText("A part of the shop couldn't be loaded.");
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await unblockChunk(page, 'AllToys');
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByText('48 Toy Found')).toBeVisible();
    },
  );

  test(
    'of a screen is still gone after a reload',
    faultDetails('No second reload is offered; the link home works.'),
    async ({ page }) => {
      await signIn(page, 'shopper@toystore.example');
      await blockChunk(page, 'MyProfile');
      await page.goto('/home');
      await waitForHydration(page);
      const documents = documentsOf(page);
      await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Go Back Home' })).toBeVisible();
      await expect(heading(page)).toHaveText(BROKEN);
      await unblockChunk(page, 'MyProfile');
      await page.getByRole('button', { name: 'Go Back Home' }).click();
      await expect(page).toHaveURL('/home');
      await waitForHydration(page);
      await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
      await expect(heading(page)).toHaveText('My Profile');
      expect(documents).toEqual(['/myprofile', '/home']);
    },
  );

  test(
    'of a prerendered page’s screen is gone when it opens',
    faultDetails('The page stays readable; a banner offers a reload.'),
    async ({ page }) => {
      await blockChunk(page, 'AllToys');
      await page.goto('/alltoy');
      const banner = page.getByRole('alert').filter({ hasText: "couldn't be loaded" });
      await expect(banner).toBeVisible();
      await expect(heading(page)).toContainText('Our All Toys');
      await expect(page.getByRole('article')).toHaveCount(12);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      await page.goto('/alltoy');
      await expect(banner).toBeVisible();
      await unblockChunk(page, 'AllToys');
      await banner.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('article')).toHaveCount(48);
      await expect(banner).toHaveCount(0);
    },
  );

  test(
    'of a prerendered page’s screen is never answered',
    faultDetails('The page stays readable; after 20 seconds a banner offers Try again.'),
    async ({ page }) => {
      const held: Route[] = [];
      await page.route('**/assets/AllToys-*.js*', (route) => void held.push(route));
      await page.clock.install();
      const banner = page.getByRole('alert').filter({ hasText: "couldn't be loaded" });
      const tryAgain = banner.getByRole('button', { name: 'Try again' });
      const openUnanswered = async () => {
        held.length = 0;
        await page.goto('/alltoy', { waitUntil: 'commit' });
        await expect(async () => {
          await page.clock.runFor(10_000);
          await expect(tryAgain).toBeVisible({ timeout: 100 });
        }).toPass();
        expect(held).toHaveLength(2);
        await page.clock.resume();
      };
      const seeWorkingPage = async () => {
        await expect(banner).toHaveCount(0);
        await waitForHydration(page);
        await expect(page.getByRole('article')).toHaveCount(48);
      };

      await openUnanswered();
      await expect(page.getByRole('article')).toHaveCount(12);
      await tryAgain.click();
      await expect.poll(() => held.length).toBe(3);
      await held[2]?.continue();
      await seeWorkingPage();
      await expect(heading(page)).toBeFocused();

      await openUnanswered();
      await held[0]?.continue();
      await seeWorkingPage();
    },
  );

  test(
    'of a screen is gone for a moment',
    faultDetails('Other screens work; following the link again, or Back, loads it.'),
    async ({ page }) => {
      await blockChunk(page, 'Login');
      await page.goto('/home');
      await waitForHydration(page);
      const documents = documentsOf(page);
      const loginLink = page.getByRole('banner').getByRole('link', { name: 'Login' });
      await loginLink.click();
      await expect(heading(page)).toHaveText(BROKEN);
      await page.getByRole('link', { name: 'Register', exact: true }).click();
      await expect(heading(page)).toHaveText('Register');
      await unblockChunk(page, 'Login');
      await page.goBack();
      await expect(heading(page)).toHaveText('Login');
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await loginLink.click();
      await expect(heading(page)).toHaveText('Login');
      expect(documents).toEqual([]);
    },
  );

  test(
    'of the whole shop is gone',
    faultDetails('The prerendered page stays: toys, texts and links.'),
    async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
      await page.goto('/home');
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      await page.getByRole('link', { name: 'All Toy', exact: true }).click();
      await expect(page.getByText('48 Toy Found')).toBeVisible();
    },
  );

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

test.describe('Fonts', () => {
  test(
    'are gone',
    faultDetails('Text shows in a system font; no layout breaks.'),
    async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/home');
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  );
});
