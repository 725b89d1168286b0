import { defineConfig } from '@playwright/test';
import { otherBrowsers } from './packages/app/e2e/otherBrowsers.ts';
import { DEV_URL, SITE_URL } from './scripts/addresses.mjs';
import { findBrowser } from './scripts/browser.mjs';

/**
 * The e2e tests: `npm run e2e`, which starts what they need. Those of the shop test the built
 * shop; those of development through the dev server. The last one deletes the accounts of all others. Those with the tag
 * @cross-browser run in Firefox and WebKit, too, where `npx playwright install firefox webkit` has been run.
 */
export default defineConfig({
  testDir: 'packages/app/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000, // axe reads a page of 48 cards twice
  expect: { timeout: 15_000 },
  reporter: 'list',
  globalSetup: './packages/app/e2e/otherBrowsers.ts',
  projects: [
    { name: 'shop', testIgnore: 'development/**', use: { baseURL: SITE_URL } },
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      testIgnore: 'development/**',
      grep: /@cross-browser/,
      use: { baseURL: SITE_URL, browserName, launchOptions: {} },
    })),
    {
      name: 'development',
      testMatch: 'development/*.spec.ts',
      testIgnore: 'development/reset.spec.ts',
      use: { baseURL: DEV_URL },
    },
    {
      name: 'reset',
      testMatch: 'development/reset.spec.ts',
      dependencies: ['shop', 'development', ...otherBrowsers],
      use: { baseURL: DEV_URL },
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: (await findBrowser()).launchOptions,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false }, // a copy of the page at each step takes a fifth of the time
  },
});
