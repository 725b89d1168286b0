import type { Page, Route } from '@playwright/test';
import { cartDrawer } from '../cart/cart.ts';
import { signIn, waitForHydration } from '../fixtures.ts';
import { beOnline } from '../offline.ts';
import { pauseRequests } from '../pauseRequests.ts';
import { expect, test } from './faultTest.ts';

// After a release, open pages request files that no longer exist. How they are requested again: importWithRetry.test.ts.

test.use({
  expectedErrors: /Failed to load resource|dynamically imported module|could(n't| not) be loaded/,
});

const BROKEN = 'Something broke on this page';
const ACCOUNTS_UNAVAILABLE = 'Accounts are unavailable';

/** Answers requests for a lazy chunk with 404, as the host does after a release. */
const blockChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js*`, (route) => route.fulfill({ status: 404 }));

const unblockChunk = (page: Page, chunk: string) => page.unroute(`**/assets/${chunk}-*.js*`);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
  test('of a screen is gone after a release', async ({ page }) => {
    await signIn(page, 'shopper@toystore.example');
    const link = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true });
    const reload = page.getByRole('button', { name: 'Reload' });
    const openBroken = async () => {
      await blockChunk(page, 'MyProfile');
      await page.goto('/home');
      await waitForHydration(page);
      await link('My Profile').click();
      await expect(heading(page)).toHaveText(BROKEN);
      await expect(reload).toBeVisible();
    };
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });

    await test.step('gone for a moment: Back loads it', async () => {
      await openBroken();
      await link('ToyStore').click();
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      await unblockChunk(page, 'MyProfile');
      await page.goBack();
      await expect(heading(page)).toHaveText('My Profile');
      expect(documents).toEqual(['/home']);
    });

    await test.step('still gone after a reload: the next one loads it', async () => {
      await openBroken();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const again = page.waitForEvent('load');
      await reload.click();
      await again;
      await expect(heading(page)).toHaveText(BROKEN);
      await unblockChunk(page, 'MyProfile');
      await reload.click();
      await expect(heading(page)).toHaveText('My Profile');
    });
  });

  test('of a prerendered page’s screen is gone when it opens', async ({ page }) => {
    await blockChunk(page, 'AllToys');
    await page.goto('/alltoy');
    const banner = page.getByRole('alert').filter({ hasText: "couldn't be loaded" });
    await expect(banner).toBeVisible();
    await expect(heading(page)).toContainText('Our All Toys');
    await expect(page.getByRole('article')).toHaveCount(12);
    await unblockChunk(page, 'AllToys');
    await banner.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(banner).toHaveCount(0);
  });

  test('of a prerendered page’s screen is never answered', async ({ page }) => {
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
  });

  test('of the whole shop is gone', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'All Toy', exact: true }).click();
    await expect(page.getByText('48 Toy Found')).toBeVisible();
  });

  test('of the cart’s drawer is gone, then late', async ({ page }) => {
    const { button, drawer } = cartDrawer(page);
    await signIn(page, 'shopper@toystore.example');
    await blockChunk(page, 'CartPanel');
    await page.goto('/home');
    await expect(
      page.getByText("The cart couldn't be shown. Please reload the page."),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
    await expect(button).toHaveCount(0);
    await unblockChunk(page, 'CartPanel');
    const resume = await pauseRequests(page, '**/assets/CartPanel-*.js');
    await page.reload();
    await button.click();
    await expect(page).toHaveURL('/home');
    await expect(drawer).toHaveCount(0);
    resume();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('of accounts is never answered while a shopper is signed in', async ({ page }) => {
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
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  test('of accounts is gone when a visitor opens a protected page', async ({ page }) => {
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
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await unblockChunk(page, 'accountService');
    await beOnline(page); // without a click
    await expect(heading(page)).toHaveText('Login');
  });
});
