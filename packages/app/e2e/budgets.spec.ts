import type { Page } from '@playwright/test';
import { fileOf, gatherFiles, nameOf, sizeOf } from './filesOfLoad.ts';
import { expect, test } from './fixtures.ts';

// What a real load brings to a phone. The bytes are those of the build's files after brotli, so they depend on no
// machine; `npm run budgets` holds each part of the build, these hold what comes together.

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

/**
 * Slow 4G. All that a page names is so asked for before any of it runs; and how far ahead of scrolling Chromium fetches
 * lazy pictures depends on the line.
 */
const LINE = {
  offline: false,
  latency: 150, // ms
  downloadThroughput: 1_600_000 / 8, // bytes a second
  uploadThroughput: 750_000 / 8,
};

async function slowDown(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
}

/** The paths that the page at `path` asks for before its first paint. */
async function askedForEarly(page: Page, path: string): Promise<string[]> {
  await slowDown(page);
  await page.goto(path);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    if (paint === undefined) throw new Error('Nothing was painted.');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= paint.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
}

const everyPage = ['figtree-early.woff2', 'fredoka-early.woff2', 'index.js', 'base.js'];

const earlyFiles = [
  {
    path: '/',
    screen: ['rolldown-runtime.js', 'ToyGridSkeleton.js', 'Home.js', 'fetchCatalogue.js'],
    picture: 'bramble-the-honey-bear-640.avif',
    atMost: 146_000,
  },
  {
    path: '/alltoy',
    screen: ['rolldown-runtime.js', 'ToyGridSkeleton.js', 'AllToys.js', 'fetchCatalogue.js'],
    picture: 'bramble-the-honey-bear-320.avif',
    atMost: 138_000,
  },
];

for (const { path, screen, picture, atMost } of earlyFiles) {
  test(`${path} asks for its own screen's files and no others before the first paint`, async ({
    page,
  }) => {
    const paths = await askedForEarly(page, path);
    const isLazy = (file: string) => file.startsWith('/pictures/') && !file.endsWith(picture);
    const early = paths.filter((file) => !isLazy(file)); // lazy ones may come with the first layout
    expect(early.map(nameOf).sort()).toEqual([...everyPage, ...screen, picture].sort());
    const sizes = early.map((file) => `${sizeOf(file)} ${nameOf(file)}`);
    const total = early.reduce((bytes, file) => bytes + sizeOf(file), 0);
    expect(total, `bytes of ${sizes.join(', ')}`).toBeLessThanOrEqual(atMost);
  });
}

const wholeLoads = [
  { path: '/', atMost: 220_000 },
  { path: '/alltoy', atMost: 197_500 },
];

for (const { path, atMost } of wholeLoads) {
  test(`${path} has loaded at most ${atMost / 1000} kB when it rests`, async ({ page }) => {
    await slowDown(page);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // the slider rests: each turn fetches a picture
    const files = gatherFiles(page);
    await page.goto(path);
    // The last that a page loads by itself is the screen that is likely to be visited next.
    const next = path === '/' ? 'AllToys' : 'Login';
    await expect.poll(() => files.map(nameOf)).toContain(`${next}.js`);
    if (path === '/') await expect.poll(() => files.map(nameOf)).toContain('swiper.js');
    await page.waitForLoadState('networkidle');
    const sizes = files.map((file) => `${sizeOf(file)} ${nameOf(file)}`);
    const total = files.reduce((bytes, file) => bytes + sizeOf(file), 0);
    expect(total, `bytes of ${sizes.join(', ')}`).toBeLessThanOrEqual(atMost);
  });
}

test.describe('signing in', () => {
  const atMost = 125_000;
  test.use({ expectedErrors: /status of 400/ });

  test(`brings at most ${atMost / 1000} kB of scripts to /login, the SDK with them`, async ({
    page,
  }) => {
    const files = gatherFiles(page);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill('nobody@toystore.example');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('ToyBox#2026');
    await password.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = files.filter((file) => fileOf(file).endsWith('.js'));
    expect(scripts.map(nameOf)).toContain('firebase.js');
    const sizes = scripts.map((file) => `${sizeOf(file)} ${nameOf(file)}`);
    const total = scripts.reduce((bytes, file) => bytes + sizeOf(file), 0);
    expect(total, `bytes of ${sizes.join(', ')}`).toBeLessThanOrEqual(atMost);
  });
});
