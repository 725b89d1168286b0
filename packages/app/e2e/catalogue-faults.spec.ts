import type { Page } from '@playwright/test';
import { toyAt } from './catalogue.ts';
import { expect, test, untilLive } from './fixtures.ts';

// Specification, sections 4 and 8: what a shopper sees of a catalogue that is late or fails. More: faults/catalogue.spec.ts.

const serve = (page: Page, body: string) =>
  page.route('**/toy.json', (route) => route.fulfill({ contentType: 'application/json', body }));

test('Home says what is being loaded', async ({ page }) => {
  await page.route('**/toy.json', () => {}); // never answers
  await page.goto('/home');
  await untilLive(page);
  await expect(page.getByText('Loading toys...')).toBeVisible();
  await expect(page.getByText('Loading categories...')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('All toys says Loading... beside the count that it was built with', async ({ page }) => {
  await page.route('**/toy.json', () => {});
  await page.goto('/alltoy');
  await untilLive(page);
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByText('48 Toy Found')).toBeVisible();
});

test.describe('an HTTP error', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('keeps its message in every section, and Try again brings the toys', async ({ page }) => {
    await page.route('**/toy.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/home');
    await expect(page.getByText('Failed to load toys: HTTP 503')).toHaveCount(2);
    await expect(page.getByText('Failed to load categories: HTTP 503')).toBeVisible();
    await page.unroute('**/toy.json');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('heading', { level: 3, name: toyAt(0).toyName })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured toys' })).toBeVisible();
    await expect(page.getByText(/Failed to load/)).toHaveCount(0);
  });

  test('All toys shows it too, and Try again counts', async ({ page }) => {
    await page.route('**/toy.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/alltoy');
    await expect(page.getByText('Failed to load toys: HTTP 503')).toBeVisible();
    await page.unroute('**/toy.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('48 Toy Found')).toBeVisible();
  });
});

test.describe('a broken picture', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is drawn instead, and nothing moves', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('/alltoy');
    const card = page.getByRole('article').filter({ hasText: toyAt(0).toyName });
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.locator('svg[viewBox="0 0 100 100"]')).toBeVisible();
  });
});

for (const pictureURL of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '']) {
  test(`the picture address ${JSON.stringify(pictureURL)} is never loaded`, async ({ page }) => {
    await serve(page, JSON.stringify([{ ...toyAt(0), pictureURL }]));
    await page.goto('/alltoy');
    await expect(page.getByText('1 Toy Found')).toBeVisible();
    await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  });
}
