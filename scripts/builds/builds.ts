import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../packages/app/addresses.ts';
import { accountsOfBuild } from '../../packages/app/build/outputFolder.ts';
import { mustRun, ROOT } from '../command/programs.ts';

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
  VITE_SERVICE_WORKER: '',
};

/** Builds the app for production, to be used with the emulator. */
export async function buildApp(): Promise<void> {
  console.log('Building the app …');
  const build = ['run', '--silent', 'build', '-w', '@toystore/app'];
  await mustRun('The build', 'npm', build, EMULATOR_BUILD);
}

/**
 * Builds a package into its `dist`.
 * @param name such as `@toystore/ui`
 */
export async function buildPackage(name: string): Promise<void> {
  await mustRun(`The build of ${name}`, 'npm', ['run', '--silent', 'build', '-w', name]);
}

const SOURCES = [
  'package-lock.json',
  'packages/{accounts,storefront,ui}/src/**',
  'packages/app/{*.*,.env*,build/**,public/**,src/**,worker/**}',
];

/** Whether the app's build is for the emulator, and younger than all that it is made of. */
export function isBuilt(): boolean {
  const folder = join(ROOT, 'packages/app/dist');
  const page = join(folder, 'index.html');
  if (!existsSync(page) || accountsOfBuild(folder) !== PROJECT) return false;
  const builtAt = statSync(page).mtimeMs;
  const sources = globSync(SOURCES, { cwd: ROOT });
  return sources.every((source) => statSync(join(ROOT, source)).mtimeMs < builtAt);
}
