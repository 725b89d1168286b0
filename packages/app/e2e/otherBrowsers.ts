import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from '@playwright/test';

const isInstalled = (browser: BrowserType) => existsSync(browser.executablePath());

/** The browsers beside Chromium that Playwright has installed here. */
export const otherBrowsers = [firefox, webkit].filter(isInstalled);

/** Says once a run which browsers are left out: a test that Playwright skips would count as failed. */
export default function reportMissing() {
  for (const browser of [firefox, webkit]) {
    if (isInstalled(browser)) continue;
    const name = browser.name();
    console.log(`${name}: skipped, it is not installed (npx playwright install ${name}).`);
  }
}
