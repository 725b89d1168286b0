import type { Page, Route } from '@playwright/test';
import { signIn, waitForHydration } from '../fixtures.ts';
import { blockChunk, documentsOf, heading, unblockChunk } from './chunks.ts';
import { expect, faultDetails, test } from './faultTest.ts';

// After a release, open pages request files that no longer exist.

test.use({
  expectedErrors: /Failed to load resource|dynamically imported module|could(n't| not) be loaded/,
});

const BROKEN = 'Something broke on this page';

const goToAllToys = (page: Page) =>
  page.getByRole('link', { name: 'All Toy', exact: true }).click();

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
