import type { Page } from '@playwright/test';
import { toyAt, toys } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

// Specification, sections 4 and 8: what a shopper sees of a catalogue that fails.

const serve = (page: Page, body: string) =>
  page.route('**/toy.json', (route) => route.fulfill({ contentType: 'application/json', body }));

test('Home says what is being loaded', async ({ page }) => {
  await page.route('**/toy.json', () => {}); // never answers
  await page.goto('/home');
  await expect(page.getByText('Loading toys...')).toBeVisible();
  await expect(page.getByText('Loading categories...')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('All toys says Loading... beside the count that it was built with', async ({ page }) => {
  await page.route('**/toy.json', () => {});
  await page.goto('/alltoy');
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

test.describe('a dead host', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('says that it could not be fetched', async ({ page }) => {
    await page.route('**/toy.json', (route) => route.abort());
    await page.goto('/home');
    await expect(page.getByText('Failed to load toys: Failed to fetch').first()).toBeVisible();
  });
});

for (const [what, body, message] of [
  ['HTML instead of JSON', '<!doctype html><p>hello', 'the catalogue is not valid JSON'],
  ['truncated JSON', JSON.stringify(toys).slice(0, 500), 'the catalogue is not valid JSON'],
  ['an object instead of a list', '{"toys": []}', 'the catalogue is not a list of toys'],
] as const) {
  test(`${what} fails with a reason`, async ({ page }) => {
    await serve(page, body);
    await page.goto('/home');
    await expect(page.getByText(`Failed to load toys: ${message}`).first()).toBeVisible();
    await expect(page.getByText(`Failed to load categories: ${message}`)).toBeVisible();
  });
}

test('a host that never answers fails after a while', async ({ page }) => {
  await page.clock.install();
  await page.route('**/toy.json', () => {});
  await page.goto('/alltoy');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText('Failed to load toys: no answer within 30 seconds')).toBeVisible({
    timeout: 40_000,
  });
});

test('an empty catalogue has no featured toys, and says so', async ({ page }) => {
  await serve(page, '[]');
  await page.goto('/home');
  await expect(page.getByText('No featured toys to display right now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeHidden();
  await page.goto('/alltoy');
  await expect(page.getByText('0 Toy Found')).toBeVisible();
});

test('a bad record is left out and reported; the good ones stay', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const [first, second, ...others] = toys;
  await serve(page, JSON.stringify([first, { ...second, price: 'free' }, ...others, first]));
  await page.goto('/alltoy');
  await expect(page.getByText('47 Toy Found')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: toyAt(1).toyName })).toHaveCount(0);
  expect(warnings).toEqual([
    'Catalogue: record 1 left out, its price must be a number.',
    'Catalogue: record 48 left out, its toyId is there already.',
  ]);
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
