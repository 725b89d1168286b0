import type { Page } from '@playwright/test';
import { test as base, expect } from '../faults/faultTest.ts';
import { type ShopHost, startShopHost } from './shopHost.ts';

interface Fixtures {
  /** The host of this test's shop: no other test shares its service worker and caches. */
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
  // Chromium logs each failed request, and a service worker's script that is not one.
  possibleErrors:
    /Failed to load resource|net::ERR_|fetching the script|unsupported MIME type|Failed to load module script/,
});

/** Opens a page and waits until the service worker has cached the shop: it answers from then on. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The worker controls the page after it has cached everything.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

export const notice = (page: Page) =>
  page.locator('[aria-live]').filter({ hasText: /offline|Prices of|back online|new version/ });

/** Returns everything in the shop's caches: URLs and texts. */
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
