import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../packages/app/addresses.ts';
import { accountsOfBuild } from '../../packages/app/build/outputFolder.ts';
import { ROOT } from '../command/programs.ts';
import { completeHosting, type Hosting } from './complete.ts';
import { EMULATOR_TARGET, type Target } from './targets.ts';

/** firebase.json, as far as it is read here. */
export interface FirebaseConfig {
  hosting: Hosting & { public: string };
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
 * firebase.json for the shop's build as it is now, to be used with the emulator.
 * @throws {Error} when there is none for it: the emulator's policy is for a shop that asked for the emulator
 */
export function configOfBuild() {
  const config = readFirebaseConfig();
  const folder = join(ROOT, config.hosting.public);
  if (accountsOfBuild(folder) !== PROJECT) {
    throw new Error(
      `There is no build for the emulator in ${folder}. Make one: VITE_AUTH_EMULATOR=1 npm run build`,
    );
  }
  return { ...config, hosting: hostingOfBuild(config.hosting, folder, EMULATOR_TARGET) };
}

/** Settings with paths from the folder `.cache`, as the tools take them from a file there. */
export function configInCache<Config extends { hosting: { public: string } }>(config: Config) {
  return { ...config, hosting: { ...config.hosting, public: `../${config.hosting.public}` } };
}
