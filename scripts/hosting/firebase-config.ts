import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../../packages/app/addresses.ts';
import { accountsInEmulator } from '../../packages/app/build/accounts.ts';
import { accountsOfBuild } from '../../packages/app/build/outputFolder.ts';
import { ROOT } from '../command/programs.ts';
import { completeHosting, type Hosting } from './complete.ts';
import { emulatorTarget, type Target } from './targets.ts';

/** firebase.json, as far as it is read here. */
export interface FirebaseConfig {
  hosting: Hosting & { public: string };
  emulators: object;
}

export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
}

/**
 * The hosting settings for a build of the shop.
 * @throws {Error} when there is no build, a page that cannot be allowed, or a file that cannot be named
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
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  if (pages.length === 0) throw new Error(`There is no build in ${folder}: run npm run build.`);
  return completeHosting(hosting, { pages, files, target });
}

/**
 * firebase.json for a build as it is now, to be used with the emulator that it talks to.
 * @throws {Error} when there is none for it: the policy is for a shop that asked for this emulator
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

/** Settings with paths from the folder `.cache`, as the tools take them from a file there. */
export function configInCache<Config extends { hosting: { public: string } }>(config: Config) {
  return { ...config, hosting: { ...config.hosting, public: `../${config.hosting.public}` } };
}
