import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../../packages/app/addresses.ts';
import { accountsInEmulator } from '../../packages/app/build/accounts.ts';
import { accountsOfBuild } from '../../packages/app/build/outputFolder.ts';
import { ROOT } from '../command/programs.ts';
import { completeHosting, type Hosting } from './complete.ts';
import { emulatorTarget, type Target } from './targets.ts';

/** The parts of firebase.json that this file reads. */
export interface FirebaseConfig {
  hosting: Hosting & { public: string };
  emulators: object;
}

export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
}

/**
 * Returns the hosting settings for a build of the shop.
 * @throws {Error} if there is no build, a page cannot be allowed, or a file name cannot be used in a rule
 */
export function hostingOfBuild<Settings extends Hosting>(
  hosting: Settings,
  folder: string,
  target: Target,
) {
  const files = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  // The page of a toy is the shell with another head, and there may be a thousand.
  const [aToy = ''] = files.filter(isToyPage);
  const pages = files
    .filter((file) => file.endsWith('.html') && (file === aToy || !isToyPage(file)))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  if (pages.length === 0) throw new Error(`There is no build in ${folder}: run npm run build.`);
  return completeHosting(hosting, { pages, files, target });
}

const isToyPage = (file: string) => /^\/?toys\//.test(file);

/**
 * Returns firebase.json for the current build, for use with its emulator.
 * @throws {Error} if there is no build for this emulator: the policy allows only the emulator of the build
 */
export function configOfBuild(addresses: Addresses) {
  const { ports, build, emulatorUrl } = addresses;
  const config = readFirebaseConfig();
  const folder = join(ROOT, build);
  if (accountsOfBuild(folder) !== accountsInEmulator(emulatorUrl)) {
    throw new Error(
      `There is no build for the emulator in ${folder} that talks to ${emulatorUrl}. Make one: npm test -- build`,
    );
  }
  const hosting = { ...config.hosting, public: build };
  return {
    ...config,
    hosting: hostingOfBuild(hosting, folder, emulatorTarget(addresses)),
    emulators: { ...config.emulators, hosting: { host: '127.0.0.1', port: ports.hosting } },
  };
}

/** Returns settings with paths relative to the folder `.cache`, for a file there. */
export function configInCache<Config extends { hosting: { public: string } }>(config: Config) {
  return { ...config, hosting: { ...config.hosting, public: `../${config.hosting.public}` } };
}
