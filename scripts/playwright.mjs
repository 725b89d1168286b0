import { commandOf, start } from './processes.mjs';

/**
 * Starts the journeys; the emulators must be ready.
 * @param {string[]} playwrightArguments added to Playwright's `test` command
 * @param {Parameters<typeof start>[3]} [options]
 */
export function startJourneys(playwrightArguments, options) {
  return start(
    'Playwright',
    process.execPath,
    [commandOf('@playwright/test'), 'test', ...playwrightArguments],
    options,
  );
}
