import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../addresses.ts';
import { bundleServiceWorker } from '../../build/serviceWorker.ts';
import { untilNoMoreCome } from '../filesOfLoad.ts';
import { waitForHydration } from '../fixtures.ts';
import { waitForIdle } from '../waitForIdle.ts';
import { expect, notice, test, visit } from './offlineTest.ts';

// A new release while pages of the previous one are open.

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/**
 * Waits until no page requests anything. Chromium replaces a worker half a minute late if it gets requests while the next one
 * waits, and never if DevTools, such as these tests, are attached.
 */
async function untilQuiet(context: BrowserContext) {
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  for (const page of context.pages()) await waitForIdle(page);
  await untilNoMoreCome(requested);
}

/**
 * Makes a change on the host, and lets the browser look for the new release until its worker controls the page. The first
 * look can join one that began before the change, and then finds nothing; the browser can also look by itself, before this
 * does.
 */
async function release(page: Page, changeHost: () => void) {
  await untilQuiet(page.context());
  const worker = await page.evaluateHandle(() => {
    const state = { isNew: false };
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      state.isNew = true;
    });
    return state;
  });
  changeHost();
  await expect(async () => {
    const isNew = await worker.evaluate(async (state) => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return state.isNew;
    });
    expect(isNew).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/** Returns the name of the code that a page runs. */
const codeOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');

test.describe('A new release', () => {
  test('is deployed during a visit, in two tabs', async ({ page, context, host }) => {
    await visit(page, '/home');
    const secondTab = await context.newPage();
    await visit(secondTab, '/login');
    await secondTab.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
    const before = await codeOf(page);
    await release(page, host.release);
    await expect(notice(page)).toHaveCount(0);
    await link(page, 'Login').click();
    await expect(notice(page)).toContainText('A new version of ToyStore is ready.');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => codeOf(page)).not.toBe(before);
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);

    await test.step('is deployed during a login', async () => {
      const email = secondTab.getByLabel('Email', { exact: true });
      await expect(email).toHaveValue('shopper@toystore.example');
      await secondTab.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await secondTab.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(secondTab.getByText('Login successful!')).toBeVisible();
      await secondTab.getByRole('button', { name: 'Sign Out' }).click();
    });
    await link(secondTab, 'Register').click(); // the host no longer has its code
    await expect(secondTab.getByRole('heading', { level: 1 })).toHaveText('Register');
    expect(await codeOf(secondTab)).toBe(before);
    await expect(notice(secondTab)).toContainText('A new version of ToyStore is ready.');
    await secondTab.getByRole('button', { name: 'Later' }).click();
    await expect(notice(secondTab)).toHaveCount(0);
    await expect(secondTab.getByRole('main')).toBeFocused();
    await link(secondTab, 'Login').click();
    await expect(secondTab.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(notice(secondTab)).toHaveCount(0);
  });

  test('is on the host while the old service worker runs', async ({ page, host }) => {
    await visit(page, '/home');
    const before = await codeOf(page);
    host.answer('/service-worker.js', (_, response) => response.writeHead(503).end());
    host.release();
    await page.goto('/alltoy');
    await expect(page.getByText('48 Toy Found')).toBeVisible();
    expect(await codeOf(page)).not.toBe(before);
    await link(page, 'Login').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(notice(page)).toHaveCount(0);
  });
});

test('removes the service worker and its caches from browsers after a release without one', async ({
  page,
  host,
}, testInfo) => {
  const folder = testInfo.outputPath('worker');
  await bundleServiceWorker(join(import.meta.dirname, '../..'), folder, 'remove');
  const worker = readFileSync(join(folder, 'service-worker.js'));
  await visit(page, '/home');
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      const databases = await indexedDB.databases();
      const expirations = databases.filter(({ name }) => name === 'workbox-expiration');
      return [...registrations, ...expirations, ...(await caches.keys())].length;
    });
  expect(await left()).toBeGreaterThan(3);
  await release(page, () =>
    host.answer('/service-worker.js', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
    }),
  );
  await expect.poll(left).toBe(0);
  await link(page, 'Login').click(); // from the network
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
});
