import type { Page } from '@playwright/test';
import { toyAt } from '../catalogue.ts';
import { expect } from './faultTest.ts';

/** The catalogue's URL, for a route. */
export const CATALOGUE = '**/toy.json';

/** Puts another text in the catalogue's place. */
export const serve = (page: Page, body: string, contentType = 'application/json') =>
  page.route(CATALOGUE, (route) => route.fulfill({ contentType, body }));

/** Home as it is after a failure: the reason in each section, the way on, and every toy that was there. */
export async function seeFailure(page: Page, message: string) {
  await expect(page.getByText(`Failed to load toys: ${message}`, { exact: true })).toHaveCount(2);
  await expect(page.getByText(`Failed to load categories: ${message}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 3, name: toyAt(0).toyName })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: toyAt(7).toyName })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured toys' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

/** All toys are there, and nothing is waited for. Only on All toys. */
export async function seeEveryToy(page: Page, count = 48) {
  await expect(page.getByText(`${count} Toy Found`)).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/Failed to load/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: toyAt(0).toyName })).toBeVisible();
}

/** The page is as wide as its window. */
export async function seeNoSidewaysScrolling(page: Page) {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
}

/** Dispatches the event for being online; by itself, one on a machine without a network never says so. */
export const beOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
