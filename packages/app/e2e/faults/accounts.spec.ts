import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, TEST_SHOP } from '../../addresses.ts';
import { accountId, freshEmail, signIn, waitForHydration } from '../fixtures.ts';
import { expect, faultDetails, test } from './faultTest.ts';

const PROVIDER = `${TEST_SHOP.emulatorUrl}/**`;
const SHOPPER = 'shopper@toystore.example';

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign Out' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const seeLogin = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

async function tryToSignIn(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const seeTyped = (page: Page) =>
  expect(page.getByLabel('Email', { exact: true })).toHaveValue(SHOPPER);

test.describe('The account provider', () => {
  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(
      'is down from the start',
      faultDetails('Public pages work; the login form reports it and keeps the input.'),
      async ({ page }) => {
        await page.route(PROVIDER, (route) => route.abort('connectionrefused'));
        await page.goto('/home');
        await waitForHydration(page);
        await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
        await page.getByRole('link', { name: 'Login', exact: true }).click();
        await seeLogin(page); // Home has an email field, too
        await tryToSignIn(page);
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert).toContainText('auth/network-request-failed');
        await expect(alert).toContainText('Please check your connection, then try again.');
        await seeTyped(page);
        await page.unroute(PROVIDER);
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(page.getByText('Login successful!')).toBeVisible();
      },
    );
  });
  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(
      'dies during a session',
      faultDetails('The shopper stays signed in, also on a page opened later.'),
      async ({ page }) => {
        await signIn(page, SHOPPER);
        await page.route(PROVIDER, (route) => route.abort('connectionreset'));
        await page.goto('/toys/1');
        await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
        await page.goto('/myprofile');
        await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo Shopper');
        const checked = page.waitForEvent('requestfailed');
        await comeBack(page);
        await checked;
        await expect(signOutButton(page)).toBeVisible();
      },
    );
  });
  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource|could not be checked/ });

    test(
      'answers with an error while a shopper’s page opens',
      faultDetails(
        'The shopper stays signed in; after a verdict about the account, the login page shows why.',
      ),
      async ({ page, emulator }) => {
        for (const error of [503, 'TOO_MANY_ATTEMPTS_TRY_LATER', 'close'] as const) {
          await test.step(`${error}`, async () => {
            await signIn(page, SHOPPER);
            await emulator.failNext('lookup', error, { times: 9 });
            for (const _ of ['first', 'again']) {
              await page.goto('/myprofile');
              await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo');
            }
            await emulator.clearFaults();
            await page.reload();
            await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo');
          });
        }
        await emulator.failNext('lookup', 'TOKEN_EXPIRED');
        await page.reload();
        await seeLogin(page);
        await expect(page.getByRole('alert')).toContainText('You have been signed out.');
      },
    );
  });
  test('dies, and the shopper signs out', faultDetails('Signing out works.'), async ({ page }) => {
    await signIn(page, SHOPPER);
    await page.goto('/home');
    await expect(signOutButton(page)).toBeVisible();
    await page.route(PROVIDER, (route) => route.abort('connectionreset'));
    await signOutButton(page).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });

  test.describe(() => {
    test.use({ expectedErrors: { each: [/Failed to load resource/, /Profile update failed/] } });
  });
  test(
    'hangs during login',
    faultDetails('The form shows that it is busy; every other page opens.'),
    async ({ page }) => {
      await page.goto('/login');
      await page.route(PROVIDER, () => {});
      await tryToSignIn(page);
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      await page.getByRole('link', { name: 'All Toy', exact: true }).click();
      await expect(page.getByText('48 Toy Found')).toBeVisible();
    },
  );

  test(
    'hangs while a shopper returns',
    faultDetails(
      'Public pages work at once; protected ones show what they wait for, and open after ten seconds.',
    ),
    async ({ page }) => {
      await signIn(page, SHOPPER);
      await page.route(PROVIDER, () => {});
      await page.clock.install();
      await page.goto('/alltoy');
      await expect(page.getByRole('article')).toHaveCount(48); // 12 were prerendered
      // Only the test moves the clock: after ten seconds, the page opens with the stored session.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      let isAsked = false;
      page.on('request', (request) => {
        isAsked ||= request.url().includes('accounts:lookup');
      });
      await page.goto('/myprofile');
      await expect(page).toHaveTitle('My Profile | ToyStore'); // the waiting page has rendered
      await expect(async () => {
        await page.clock.runFor(100);
        expect(isAsked).toBe(true);
      }).toPass({ intervals: [100] });
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      await page.clock.runFor(4000);
      await expect(page.getByText('The account service has not answered yet.')).toBeVisible();
      await page.clock.runFor(6000);
      await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo Shopper');
      await page.clock.resume();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
      await page.getByRole('button', { name: 'Play slides' }).click();
      await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
    },
  );

  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(
      'answers with a web page, nothing, an unknown error, or too many requests',
      faultDetails('The login form shows the provider’s message and keeps the input.'),
      async ({ page }) => {
        await page.goto('/login');
        for (const [answer, message] of [
          [
            { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
            'Firebase: Error (auth/network-request-failed).Please check your connection, then try again.',
          ],
          [
            { status: 400, json: { error: { code: 400, message: 'SOMETHING_NEW' } } },
            'Firebase: Error (auth/something-new).',
          ],
          [
            { status: 200, contentType: 'application/json', body: '' },
            'Firebase: Error (auth/network-request-failed).Please check your connection, then try again.',
          ],
          [
            { status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } },
            'Firebase: Error (auth/too-many-requests).Please wait a few minutes, then try again.',
          ],
        ] as const) {
          await page.route('**/accounts:signInWithPassword*', (route) => route.fulfill(answer));
          await tryToSignIn(page);
          await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
          await seeTyped(page);
          await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
        }
      },
    );
  });

  test.describe(() => {
    test.use({ expectedErrors: /status of 400/ });

    test(
      'has lost the account',
      faultDetails('The shopper is signed out and sees why; protected pages redirect to login.'),
      async ({ page, emulator }) => {
        const email = freshEmail('lost');
        await emulator.createAccount({ email, password: DEMO_PASSWORD });
        await signIn(page, email);
        await page.goto('/myprofile');
        await expect(signOutButton(page)).toBeVisible();
        await emulator.deleteAccount(await accountId(email));
        await comeBack(page);
        await expect(page).toHaveURL('/login');
        const notice = page.getByRole('alert').filter({ hasText: 'You have been signed out.' });
        await expect(notice).toContainText('was changed on another device');
        await page.getByRole('link', { name: 'Home', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
        await notice.getByRole('button', { name: 'Dismiss' }).click();
        await expect(notice).toBeHidden();
        await page.goto('/myprofile');
        await seeLogin(page);
      },
    );
  });
});
