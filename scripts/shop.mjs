import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { accountsOfBuild } from '../packages/app/build/outputFolder.mjs';
import { DEV_URL, PORTS, PROJECT } from './addresses.mjs';
import { ROOT, start, startTool } from './processes.mjs';
import { answers, waitUntil } from './waiting.mjs';

/** Settings that put a shop's accounts into the emulator, whatever a .env file here says: Vite lets the environment win. */
export const EMULATOR_ACCOUNTS = {
  VITE_AUTH_EMULATOR: '1',
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_APP_ID: '',
};

/** Settings of a build that talks to the emulator and to nothing else. */
export const EMULATOR_BUILD = {
  ...EMULATOR_ACCOUNTS,
  VITE_CATALOGUE_URL: '',
  VITE_REPORT_URL: '',
  VITE_SITE_URL: '',
};

/**
 * Starts the app's dev server; it prints warnings and errors only.
 * @param {Pick<NonNullable<Parameters<typeof startTool>[3]>, 'env' | 'onOutput'>} [options]
 */
export function startDevServer(options) {
  return startTool(
    'The dev server',
    'vite',
    ['--port', String(PORTS.dev.port), '--strictPort', '--logLevel', 'warn'],
    { ...options, cwd: 'packages/app' },
  );
}

/**
 * @param {import('./processes.mjs').Program} server
 * @throws {Error} when it does not get ready
 */
export function devServerReady(server) {
  return waitUntil(server, () => answers(DEV_URL), 60_000);
}

/**
 * Builds the app for production, to be used with the emulator.
 * @throws {Error} when that fails; the tool has said why
 */
export async function buildApp() {
  console.log('Building the app …');
  const build = start('The build', 'npm', ['run', '--silent', 'build', '-w', '@toystore/app'], {
    env: EMULATOR_BUILD,
  });
  if ((await build.ended) !== 0) throw new Error('The app does not build; see above.');
}

/** Whether the app's build is for the emulator, and younger than all that it is made of. */
export function isBuilt() {
  const folder = join(ROOT, 'packages/app/dist');
  const page = join(folder, 'index.html');
  if (!existsSync(page) || accountsOfBuild(folder) !== PROJECT) return false;
  const builtAt = statSync(page).mtimeMs;
  return ['packages/app', 'packages/ui/src', 'package-lock.json'].every(
    (source) => lastChange(join(ROOT, source)) < builtAt,
  );
}

const NOT_BUILT_FROM = ['dist', 'dist-deploy', 'e2e', 'bench', 'node_modules'];

/**
 * @param {string} path a file, or a folder with all that is in it
 * @returns {number} milliseconds since 1970
 */
function lastChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter((name) => !NOT_BUILT_FROM.includes(name))
    .reduce((latest, name) => Math.max(latest, lastChange(join(path, name))), 0);
}
