import { PORTS, SITE_URL } from './addresses.mjs';
import { emulatorsReady, startEmulators } from './emulators.mjs';
import { requireFree } from './ports.mjs';
import { startTool } from './processes.mjs';
import { requireSeed } from './seed-check.mjs';
import { devServerReady, EMULATOR_BUILD, startDevServer } from './shop.mjs';

/**
 * Sees that there is room for what the e2e tests need.
 * @throws {Error} when a port is taken
 */
export function requirePorts() {
  return requireFree([PORTS.auth, PORTS.authItself, PORTS.hosting, PORTS.dev]);
}

/**
 * Starts what the e2e tests need and takes longest to be ready: the emulators. One of them serves the built shop,
 * with headers that go with its pages: it must be built by then.
 * @throws {Error} when it is not
 */
export async function startServers() {
  return startEmulators({ hosting: true, shopUrl: SITE_URL });
}

/**
 * Starts the rest, the shop in development, and waits until all is ready.
 * @param {import('./processes.mjs').Program} emulators
 * @param {(text: string) => void} [print] takes what the dev server prints; otherwise that goes to the terminal
 * @throws {Error} when something does not get ready, or the demo accounts are not as written
 */
export async function serversReady(emulators, print) {
  const server = startDevServer({
    env: EMULATOR_BUILD,
    ...(print ? { onOutput: print } : {}),
  });
  await Promise.all([emulatorsReady(emulators, { hosting: true }), devServerReady(server)]);
  await requireSeed();
}

/**
 * Starts the e2e tests; their servers must be ready.
 * @param {string[]} playwrightArguments added to Playwright's `test` command
 * @param {Parameters<typeof startTool>[3]} [options]
 */
export function startE2e(playwrightArguments, options) {
  return startTool('Playwright', '@playwright/test', ['test', ...playwrightArguments], options);
}
