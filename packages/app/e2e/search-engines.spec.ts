import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Metadata for search engines. That of each page as the host sends it: test/built/prerendered.test.ts.

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"]`);
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test('updates the metadata on navigation', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page).toHaveTitle('All Toys | ToyStore');
  await expect(canonical(page)).toHaveCount(1);
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/alltoy`);
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveTitle('Register | ToyStore');
  await expect(canonical(page)).toHaveCount(0);
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
});
