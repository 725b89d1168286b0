import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const browsers = [
  { name: 'firefox', type: firefox },
  { name: 'webkit', type: webkit },
] as const;

/** The browsers other than Chromium that Playwright has installed here. */
export const otherBrowsers = browsers
  .filter(({ type }) => existsSync(type.executablePath()))
  .map(({ name }) => name);

/** Logs once a run which browsers are not installed: a test that Playwright skips would count as failed. */
export default function reportMissing() {
  for (const { name } of browsers) {
    if (otherBrowsers.includes(name)) continue;
    console.log(`${name}: skipped, it is not installed (npx playwright install ${name}).`);
  }
}
