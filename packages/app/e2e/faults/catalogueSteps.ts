import type { Page } from '@playwright/test';
import { toyAt } from '../catalogue.ts';
import { expect } from './faultTest.ts';

/** The catalogue's URL, for a route. */
export const CATALOGUE = '**/toy.json';

/** Serves another text as the catalogue. */
export const serve = (page: Page, body: string, contentType = 'application/json') =>
  page.route(CATALOGUE, (route) => route.fulfill({ contentType, body }));

/** Expects Home after a failed request: each section shows the reason and Try again, and keeps its prerendered toys. */
export async function seeFailure(page: Page, message: string) {
  await expect(page.getByText(`Failed to load toys: ${message}`, { exact: true })).toHaveCount(2);
  await expect(page.getByText(`Failed to load categories: ${message}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 3, name: toyAt(0).toyName })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: toyAt(7).toyName })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured toys' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

/** Expects all toys and no loading message. Only for All toys. */
export async function seeEveryToy(page: Page, count = 48) {
  await expect(page.getByText(`${count} Toy Found`)).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/Failed to load/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: toyAt(0).toyName })).toBeVisible();
}

/** Expects a page that is as wide as its window. */
export async function seeNoSidewaysScrolling(page: Page) {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
}

/** Dispatches the `online` event; on a machine without a network the browser never dispatches it. */
export const beOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
