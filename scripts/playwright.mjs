import { startTool } from './processes.mjs';

/**
 * Starts the journeys; the emulators must be ready.
 * @param {string[]} playwrightArguments added to Playwright's `test` command
 * @param {Parameters<typeof startTool>[3]} [options]
 */
export function startJourneys(playwrightArguments, options) {
  return startTool('Playwright', '@playwright/test', ['test', ...playwrightArguments], options);
}
