import { defineConfig } from '@playwright/test';
import { SITE_URL } from './scripts/addresses.mjs';
import { browserArguments, findBrowser } from './scripts/browser.mjs';

/** The journeys: `npm run journeys`, which starts what they need. */
export default defineConfig({
  testDir: 'packages/app/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000, // axe reads a page of 48 cards twice
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: SITE_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    trace: { mode: 'retain-on-failure', screenshots: false }, // the pages themselves are in it anyway
  },
});
