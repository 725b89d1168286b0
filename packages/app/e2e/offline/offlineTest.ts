import type { Page } from '@playwright/test';
import { test as base, expect } from '../faults/faultTest.ts';
import { type ShopHost, startShopHost } from './shopHost.ts';

interface Fixtures {
  /** Where this test's shop is: its service worker and its caches are of no other test. */
  host: ShopHost;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  host: async ({}, use) => {
    const host = await startShopHost();
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
  serviceWorkers: 'allow',
  // Chromium's own report of each request that fails, and of a worker's script that is none.
  possibleErrors:
    /Failed to load resource|net::ERR_|fetching the script|unsupported MIME type|Failed to load module script/,
});

/** Opens a page and waits until the shop is cached: its service worker answers from then on. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilKept(page);
}

/** A worker takes over once it has precached all that it wants to. */
export const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');

export const notice = (page: Page) =>
  page.locator('[aria-live]').filter({ hasText: /offline|Prices of|back online|new version/ });

/** All that the shop's caches hold: addresses, and texts. */
export const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /json|html|javascript/.test(response?.headers.get('content-type') ?? '');
        found.push(request.url, ...(response && isText ? [await response.text()] : []));
      }
    }
    return found;
  });

export { expect };
