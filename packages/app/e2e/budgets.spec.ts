import type { Page } from '@playwright/test';
import { NETWORK } from '../bench/measure/conditions.ts';
import { fileOf, gatherFiles, nameOf, sizeOf, untilNoMoreCome } from './filesOfLoad.ts';
import { expect, test } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';

// What a real load brings to a phone. The bytes are those of the build's files after brotli, so they depend on no
// machine; `npm run budgets` holds each part of the build, these hold what comes together.

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

/** How far ahead of scrolling Chromium fetches lazy pictures depends on the line. */
async function slowDown(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', NETWORK);
}

/** The paths that the page at `path` asks for, less lazy pictures: its code is paused, so these are all it names. */
async function askedForEarly(page: Page, path: string): Promise<string[]> {
  await pauseRequests(page, '**/assets/*.js');
  const files = gatherFiles(page);
  await page.goto(path, { waitUntil: 'commit' });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
  await untilNoMoreCome(files);
  // A picture may stand on the page twice, at once above and lazily below: then it is not a lazy one.
  const images = await page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ loading, currentSrc }) => ({ loading, currentSrc })),
    );
  const isLazy = (file: string) => {
    const uses = images.filter(({ currentSrc }) => currentSrc.endsWith(file));
    return uses.length > 0 && uses.every(({ loading }) => loading === 'lazy');
  };
  return files.filter((file) => file !== path && !isLazy(file));
}

/** What no page but its own may ask for before its code runs. */
const lateCode = ['Home', 'AllToys', 'Login', 'Register', 'ToyDetail', 'accountService', 'swiper'];

const subsetFonts = ['figtree-subset.woff2', 'fredoka-subset.woff2'];

const earlyFiles = [
  {
    path: '/',
    screen: 'Home',
    pictures: ['bramble-the-honey-bear-640.avif'],
    atMost: 189_800,
  },
  {
    path: '/alltoy',
    screen: 'AllToys',
    pictures: [
      'bramble-the-honey-bear-320.avif',
      'beep-and-blink-voice-buddy-320.avif',
      'red-comet-pump-rocket-320.avif',
      'plum-star-yo-yo-320.avif',
    ],
    atMost: 201_500,
  },
];

for (const { path, screen, pictures, atMost } of earlyFiles) {
  test(`${path} asks for its own screen's files and no others until its code runs, and is painted by then`, async ({
    page,
  }) => {
    const early = await askedForEarly(page, path);
    const names = early.map(nameOf);
    expect(lateCode.filter((name) => names.includes(`${name}.js`))).toEqual([screen]);
    expect(names.filter((name) => name.endsWith('.woff2')).sort()).toEqual(subsetFonts);
    expect(names.filter((name) => name.endsWith('.avif')).sort()).toEqual([...pictures].sort());
    const sizes = early.map((file) => `${sizeOf(file)} ${nameOf(file)}`);
    const total = early.reduce((bytes, file) => bytes + sizeOf(file), 0);
    expect(total, `bytes of ${sizes.join(', ')}`).toBeLessThanOrEqual(atMost);
  });
}

const wholeLoads = [
  { path: '/', atMost: 280_500 }, // the goal is 272 kB
  { path: '/alltoy', atMost: 252_000 },
];

for (const { path, atMost } of wholeLoads) {
  test(`${path} has loaded at most ${atMost / 1000} kB when it rests`, async ({ page }) => {
    await slowDown(page);
    const files = gatherFiles(page);
    await page.goto(path);
    // The last that a page loads by itself is the screen that is likely to be visited next.
    const next = path === '/' ? 'AllToys' : 'Login';
    await expect.poll(() => files.map(nameOf)).toContain(`${next}.js`);
    if (path === '/') await expect.poll(() => files.map(nameOf)).toContain('swiper.js');
    await untilNoMoreCome(files);
    expect(files.map(nameOf), 'no accounts for a visitor').not.toContain('accountService.js');
    const sizes = files.map((file) => `${sizeOf(file)} ${nameOf(file)}`);
    const total = files.reduce((bytes, file) => bytes + sizeOf(file), 0);
    expect(total, `bytes of ${sizes.join(', ')}`).toBeLessThanOrEqual(atMost);
  });
}

test.describe('signing in', () => {
  const atMost = 175_000; // the goal is 172 kB
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
    await untilNoMoreCome(files);
    const scripts = files.filter((file) => fileOf(file).endsWith('.js'));
    expect(scripts.map(nameOf)).toContain('accountService.js');
    const sizes = scripts.map((file) => `${sizeOf(file)} ${nameOf(file)}`);
    const total = scripts.reduce((bytes, file) => bytes + sizeOf(file), 0);
    expect(total, `bytes of ${sizes.join(', ')}`).toBeLessThanOrEqual(atMost);
  });
});
