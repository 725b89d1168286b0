import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../addresses.ts';
import { signIn, waitForHydration } from '../fixtures.ts';
import { expect, test } from './faultTest.ts';

/** Makes every attempt to store something fail. Runs in the page. */
function fill() {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.setItem = full;
  IDBObjectStore.prototype.add = full;
  IDBObjectStore.prototype.put = full;
}

async function openProfile(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo Shopper');
}

test.describe('The browser', () => {
  test('has no storage left', async ({ page }) => {
    await page.addInitScript(fill);
    await page.goto('/home');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'All Toy', exact: true }).click();
    await expect(page.getByText('48 Toy Found')).toBeVisible();
    await openProfile(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
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
