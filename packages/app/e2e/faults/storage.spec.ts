import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../addresses.ts';
import { signIn, waitForHydration } from '../fixtures.ts';
import { expect, test } from './faultTest.ts';

/** Makes reading every storage throw, as browsers that deny it do. Runs in the page. */
function deny() {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: denied, configurable: true });
}

/** Makes every attempt to store something fail. Runs in the page. */
function fill() {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.setItem = full;
  IDBObjectStore.prototype.add = full;
  IDBObjectStore.prototype.put = full;
}

/** Shops, signs in, and reloads a protected page. */
async function shop(page: Page) {
  await page.goto('/home');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page.getByText('48 Toy Found')).toBeVisible();
  await openProfile(page);
  await page.reload();
}

async function openProfile(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await seeProfile(page);
}

const seeProfile = (page: Page) =>
  expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo Shopper');

const seeLogin = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

test.describe('The browser', () => {
  test('denies every storage', async ({ page }) => {
    await page.addInitScript(deny);
    await shop(page);
    await seeLogin(page);
  });

  test('has no storage left', async ({ page }) => {
    await page.addInitScript(fill);
    await shop(page);
    await seeLogin(page);
  });

  test.describe(() => {
    test.use({ expectedErrors: /Sign-out failed/ });

    test('fails to delete the session when a shopper signs out', async ({ page }) => {
      await signIn(page, 'shopper@toystore.example');
      await page.goto('/home');
      const signOut = page.getByRole('button', { name: 'Sign Out' });
      await expect(signOut).toBeVisible();
      await page.evaluate(() => {
        IDBObjectStore.prototype.delete = () => {
          throw new Error('storage is gone');
        };
      });
      const logged = page.waitForEvent('console', (message) => message.type() === 'error');
      await signOut.click();
      await logged;
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
    });
  });
});
