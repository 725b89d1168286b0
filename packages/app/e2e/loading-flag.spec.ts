import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../addresses.ts';
import { fillRegister, submitLogin, submitRegister } from './accountForms.ts';
import { closeGooglePopup, expect, freshEmail, openGooglePopup, signIn, test } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';

// Specification, section 4: when the auth context's loading flag is set and cleared.
// A protected page shows 'Loading...' while the flag is set.

const SHOPPER = 'shopper@toystore.example';
const openProfile = (page: Page) => page.getByRole('link', { name: 'My Profile' }).click();
const waiting = (page: Page) => page.getByRole('main').getByText('Loading...', { exact: true });
const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Profile' });

/** Keeps the SDK from changing its storage until the test calls `endHold`. Runs in the page. */
function holdStorage(): Promise<void> {
  return new Promise((resolve) => {
    const opened = indexedDB.open('firebaseLocalStorageDb');
    opened.onsuccess = () => {
      const name = 'firebaseLocalStorage';
      const store = opened.result.transaction(name, 'readwrite').objectStore(name);
      let isHeld = true;
      Object.assign(window, {
        endHold: () => {
          isHeld = false;
        },
      });
      const hold = () => {
        if (isHeld) store.count().onsuccess = hold; // a transaction stays open while it has requests
      };
      hold();
      resolve();
    };
  });
}

/** Returns to the login page, which the shopper has left. */
async function backToLogin(page: Page) {
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

test.describe('for a shopper who is signed in', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('is set while signing in, requesting a reset, using the Google window, registering and signing out, and clears, after a failure and for the same shopper, too @core', async ({
    page,
    emulator,
  }) => {
    await signIn(page, SHOPPER);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

    await test.step('a wrong password', async () => {
      await submitLogin(page, SHOPPER, 'wrong-Password1');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await openProfile(page);
      await expect(page.getByLabel('Update name')).toBeVisible();
    });

    await test.step('a reset', async () => {
      const email = freshEmail('flag-reset');
      await emulator.createAccount({ email, password: DEMO_PASSWORD });
      const resume = await pauseRequests(page, '**/accounts:sendOobCode*');
      await backToLogin(page);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Forget Password?' }).click();
      await openProfile(page);
      await expect(waiting(page)).toBeVisible();
      resume();
      await expect(page.getByLabel('Update name')).toBeVisible();
    });

    await test.step('the same shopper', async () => {
      const resume = await pauseRequests(page, '**/accounts:signInWithPassword*');
      await backToLogin(page);
      await submitLogin(page, SHOPPER);
      await openProfile(page);
      await expect(waiting(page)).toBeVisible();
      resume();
      await expect(profile(page)).toBeVisible();
      await expect(waiting(page)).toBeHidden();
    });

    await test.step('the Google window, which is closed', async () => {
      await page.clock.install();
      await backToLogin(page);
      const popup = await openGooglePopup(page, () =>
        page.getByRole('button', { name: 'Continue with Google' }).click(),
      );
      await openProfile(page);
      await expect(waiting(page)).toBeVisible();
      await closeGooglePopup(page, popup);
      await expect(page.getByLabel('Update name')).toBeVisible();
    });

    await test.step('registering', async () => {
      const resume = await pauseRequests(page, '**/accounts:signUp*');
      await backToLogin(page);
      await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
      await fillRegister(page, freshEmail('flag-register'));
      await submitRegister(page);
      await openProfile(page);
      await expect(waiting(page)).toBeVisible();
      resume();
      await expect(page.getByLabel('Update name')).toBeVisible();
    });

    await test.step('signing out, until no user is signed in', async () => {
      await page.evaluate(holdStorage);
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(waiting(page)).toBeVisible();
      await page.evaluate('endHold()');
      await expect(page).toHaveURL('/login');
      await page.goto('/myprofile');
      await expect(page).toHaveURL('/login');
    });
  });
});
