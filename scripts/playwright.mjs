import { PORTS, SITE_URL } from './addresses.mjs';
import { startAuthEmulator, startHostingEmulator } from './emulators.mjs';
import { requireFree } from './ports.mjs';
import { startTool } from './processes.mjs';
import { devServerReady, EMULATOR_BUILD, startDevServer } from './shop.mjs';

/**
 * Sees that there is room for what the e2e tests need.
 * @throws {Error} when a port is taken
 */
export function requirePorts() {
  return requireFree([PORTS.auth, PORTS.hosting, PORTS.dev]);
}

/**
 * Starts what the e2e tests need: the emulators, and the shop in development. One of the emulators serves
 * the built shop, with headers that go with its pages: it must be built by then. Resolves when all is ready.
 * @param {(text: string) => void} [print] takes what the dev server prints; otherwise that goes to the terminal
 * @throws {Error} when something does not get ready, or the demo accounts are not as written
 */
export async function startServers(print) {
  const server = startDevServer({
    env: EMULATOR_BUILD,
    ...(print ? { onOutput: print } : {}),
  });
  const [auth] = await Promise.all([
    startAuthEmulator({ appUrl: SITE_URL }),
    startHostingEmulator(),
    devServerReady(server),
  ]);
  if (auth.warning) throw new Error(auth.warning);
}

/**
 * Starts the e2e tests; their servers must be ready.
 * @param {string[]} playwrightArguments added to Playwright's `test` command
 * @param {Parameters<typeof startTool>[3]} [options]
 */
export function startE2e(playwrightArguments, options) {
  return startTool('Playwright', '@playwright/test', ['test', ...playwrightArguments], options);
}
