import { defineConfig } from '@playwright/test';
import { TEST_SHOP } from './packages/app/addresses.ts';
import { REFERENCE_SHOP, selectedShop } from './packages/app/build/shop/selectedShop.ts';
import { CUT_OFF_ARGUMENTS } from './packages/app/e2e/offline.ts';
import { otherBrowsers } from './packages/app/e2e/otherBrowsers.ts';
import { withSystemFonts } from './packages/app/e2e/systemFonts.ts';
import { findBrowser } from './scripts/browser/findBrowser.ts';
import { failuresFolder, reportFile, runningPart } from './scripts/testing/reports.ts';

const { launchOptions } = await findBrowser();

/** Tests with the tag @long find rare faults: only `npm run test:long` runs them. */
const tagged = process.env.TOYSTORE_LONG ? { grep: /@long/ } : { grepInvert: /@long/ };

/** A deployed shop, for the tests that need no account; without it, the build and its emulator. */
const site = process.env.E2E_SITE;

/** For shops other than toystore, `shops/` tests what differs: language and currency. */
const ofShop =
  selectedShop() === REFERENCE_SHOP
    ? { testIgnore: ['development/**', 'shops/**'] }
    : { testMatch: 'shops/*.spec.ts' };

/**
 * The e2e tests: `npm run e2e`. Those of the shop use the build, those of development the dev server, those of the emulator's
 * page the emulator. Each worker has its own project of the Auth emulator. Those with the tag @cross-browser also run in Firefox and WebKit, if
 * `npx playwright install firefox webkit` has been run.
 */
export default defineConfig({
  retries: process.env.CI ? 1 : 0, // as for stories: a busy machine is not a fault of the shop
  testDir: 'packages/app/e2e',
  outputDir: failuresFolder(runningPart ?? 'e2e'),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000, // axe reads a page of 48 cards twice
  expect: { timeout: 15_000 },
  forbidOnly: runningPart !== undefined,
  reporter: [
    ['list'],
    ...(runningPart ? [['json', { outputFile: reportFile(runningPart) }] as const] : []),
  ],
  webServer: site
    ? []
    : {
        name: 'Servers',
        command: 'node scripts/servers/e2e.ts',
        wait: { stdout: /^Ready\.$/m },
        stdout: 'ignore',
        timeout: 300_000, // builds the shop first, unless the build is up to date
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
  globalSetup: './packages/app/e2e/otherBrowsers.ts',
  projects: [
    { name: 'shop', ...tagged, ...ofShop, use: { baseURL: site ?? TEST_SHOP.siteUrl } },
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      ...ofShop,
      grep: /@cross-browser/,
      use: { baseURL: TEST_SHOP.siteUrl, browserName, launchOptions: {} },
    })),
    {
      name: 'emulator-page',
      ...tagged,
      testDir: 'packages/auth-emulator/e2e',
      use: { baseURL: TEST_SHOP.emulatorUrl },
    },
    {
      name: 'development',
      ...tagged,
      testMatch: 'development/*.spec.ts',
      use: { baseURL: TEST_SHOP.devUrl },
    },
  ],
  use: {
    browserName: 'chromium',
    // Moving slides and fading pages cost an eighth of the time; tests of animations enable them (fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // it would change a second visit; offline/ tests it
    launchOptions: {
      ...launchOptions,
      args: site ? launchOptions.args : [...launchOptions.args, ...CUT_OFF_ARGUMENTS],
      env: await withSystemFonts(launchOptions.env),
    },
    screenshot: 'only-on-failure',
    // A copy of the page at each step takes a fifth of the time: in CI only the second run of a failed test makes them.
    trace: process.env.CI
      ? 'on-first-retry'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
