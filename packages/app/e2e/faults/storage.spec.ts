import type { Page } from '@playwright/test';
import { signIn } from '../fixtures.ts';
import { expect, seen, test } from './faultTest.ts';

const SESSION = 'Signing in works, and lasts as long as the page.';

/** Runs in the page: reading any of these fails, as in browsers that deny storage. */
function deny(names: readonly string[]) {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of names)
    Object.defineProperty(window, name, { get: denied, configurable: true });
}

async function shop(page: Page) {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page.getByText('48 Toy Found')).toBeVisible();
  await signIn(page, 'shopper@toystore.example');
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo Shopper');
}

test.describe('Storage', () => {
  for (const [what, names, description] of [
    ['denies localStorage', ['localStorage'], 'Signing in works, and the session lasts.'],
    [
      'denies sessionStorage',
      ['sessionStorage'],
      'Everything works; a place on a page is not remembered over a reload.',
    ],
    ['denies IndexedDB', ['indexedDB'], 'Signing in works; the session is kept elsewhere.'],
    ['denies everything', ['indexedDB', 'localStorage', 'sessionStorage'], SESSION],
  ] as const) {
    test(what, seen(description), async ({ page }) => {
      await page.addInitScript(deny, names);
      await shop(page);
    });
  }

  test('is full', seen(SESSION), async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await shop(page);
  });
});
