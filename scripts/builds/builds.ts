import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../../packages/app/addresses.ts';
import { accountsInEmulator } from '../../packages/app/build/accounts.ts';
import { accountsOfBuild, shopOfBuild } from '../../packages/app/build/outputFolder.ts';
import { selectedShop } from '../../packages/app/build/shop/selectedShop.ts';
import { mustRun, ROOT } from '../command/programs.ts';

/** Settings of a shop whose accounts are in the emulator. They override a .env file: Vite prefers the environment. */
export const emulatorAccounts = ({ ports }: Addresses) => ({
  VITE_AUTH_EMULATOR: `${ports.auth}`,
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_APP_ID: '',
});

/** Settings of a build that connects to the emulator only. */
export const emulatorBuild = (addresses: Addresses) => ({
  ...emulatorAccounts(addresses),
  VITE_CATALOGUE_URL: '',
  VITE_REPORT_URL: '',
  VITE_SITE_URL: addresses.siteUrl,
  VITE_SERVICE_WORKER: '',
});

/** Builds the app for production, for use with the emulator. */
export async function buildApp(addresses: Addresses): Promise<void> {
  console.log('Building the app …');
  const build = ['run', '--silent', 'build', '-w', '@toystore/app'];
  const folder = ['--', '--outDir', join(ROOT, addresses.build)];
  await mustRun('The build', 'npm', [...build, ...folder], emulatorBuild(addresses));
}

/**
 * Builds a package into its `dist`.
 * @param name such as `@toystore/ui`
 */
export async function buildPackage(name: string): Promise<void> {
  // A dev server in this process has set NODE_ENV, with which React's development code would be bundled.
  const env = { NODE_ENV: 'production' };
  await mustRun(`The build of ${name}`, 'npm', ['run', '--silent', 'build', '-w', name], env);
}

const PAGE_SOURCES = 'packages/auth-emulator/{page,src}/**';

/** Builds the emulator's page, unless the last build is newer than its sources. */
export async function buildEmulatorPage(): Promise<void> {
  const page = join(ROOT, 'packages/auth-emulator/dist/page/index.html');
  const builtAt = existsSync(page) ? statSync(page).mtimeMs : 0;
  const sources = globSync(PAGE_SOURCES, { cwd: ROOT });
  if (sources.every((source) => statSync(join(ROOT, source)).mtimeMs < builtAt)) return;
  await buildPackage('@toystore/auth-emulator');
}

const SOURCES = [
  'package-lock.json',
  'packages/{accounts,storefront,ui}/src/**',
  'packages/app/{*.*,.env*,build/**,public/**,shops/**,src/**,worker/**}',
];

/** Returns whether there is a build for these addresses that is newer than its sources. */
export function isBuilt({ build, emulatorUrl }: Addresses): boolean {
  const folder = join(ROOT, build);
  const page = join(folder, 'index.html');
  const isWanted =
    existsSync(page) &&
    accountsOfBuild(folder) === accountsInEmulator(emulatorUrl) &&
    shopOfBuild(folder) === selectedShop();
  if (!isWanted) return false;
  const builtAt = statSync(page).mtimeMs;
  const sources = globSync(SOURCES, { cwd: ROOT });
  return sources.every((source) => statSync(join(ROOT, source)).mtimeMs < builtAt);
}
