import type { Page } from '@playwright/test';
import { NETWORK } from '../bench/measure/conditions.ts';
import { fileOf, gatherFiles, nameOf, sizeOf, untilNoMoreCome } from './filesOfLoad.ts';
import { expect, test } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';

// The bytes that a page load transfers to a phone: those of the build's files after brotli, the same on every machine.
// `npm run budgets` limits each part of the build; these tests limit their sum.

test.describe.configure({ mode: 'default' }); // one worker compresses each file once

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

/** Slows the network: it determines how far ahead of scrolling Chromium fetches lazy pictures. */
async function slowDown(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', NETWORK);
}

/** Returns the paths that the page requests before its code runs (which is paused), without lazy pictures. */
async function askedForEarly(page: Page, path: string): Promise<string[]> {
  await pauseRequests(page, '**/assets/*.js');
  const files = gatherFiles(page);
  await page.goto(path, { waitUntil: 'commit' });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
  await untilNoMoreCome(files);
  // A picture that is on the page twice, eagerly above and lazily below, is not lazy.
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

/** Files that a page must not request before its code runs, unless they are its own. */
const lateCode = ['Home', 'AllToys', 'Login', 'Register', 'ToyDetail', 'accountService', 'swiper'];

const subsetFonts = ['figtree-subset.woff2', 'fredoka-subset.woff2'];

const earlyFiles = [
  {
    path: '/',
    screen: 'Home',
    pictures: ['bramble-the-honey-bear-640.avif'],
    atMost: 184_000,
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
    atMost: 197_000,
  },
];

for (const { path, screen, pictures, atMost } of earlyFiles) {
  test(`${path} is painted before its code runs, and until then requests only the files of its own screen`, async ({
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
  { path: '/', last: 'swiper.js', atMost: 268_000 },
  { path: '/alltoy', last: 'toy.json', atMost: 250_000 },
];

for (const { path, last, atMost } of wholeLoads) {
  test(`${path} loads at most ${atMost / 1000} kB`, async ({ page }) => {
    await slowDown(page);
    const files = gatherFiles(page);
    await page.goto(path);
    await expect.poll(() => files.map(nameOf)).toContain(last);
    await untilNoMoreCome(files);
    expect(files.map(nameOf), 'no accounts for a visitor').not.toContain('accountService.js');
    const sizes = files.map((file) => `${sizeOf(file)} ${nameOf(file)}`);
    const total = files.reduce((bytes, file) => bytes + sizeOf(file), 0);
    expect(total, `bytes of ${sizes.join(', ')}`).toBeLessThanOrEqual(atMost);
  });
}

test.describe('signing in', () => {
  const atMost = 172_000;
  test.use({ expectedErrors: /status of 400/ });

  test(`loads at most ${atMost / 1000} kB of scripts on /login, including the SDK`, async ({
    page,
  }) => {
    const files = gatherFiles(page);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill('unknown@toystore.example');
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
