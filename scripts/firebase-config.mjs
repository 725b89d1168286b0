import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountsOfBuild } from '../packages/app/build/outputFolder.mjs';
import { PROJECT } from './addresses.mjs';
import { hostingOfBuild } from './hosting/built-shop.mjs';
import { EMULATOR_TARGET } from './hosting/targets.mjs';
import { ROOT } from './processes.mjs';

/** The settings that the Hosting emulator starts with: made from firebase.json at each start. */
export const CONFIG_FILE = join('.cache', 'firebase.json');

/**
 * @typedef {object} FirebaseConfig as far as it is read here
 * @property {import('./hosting/complete.mjs').Hosting & { public: string }} hosting
 */

/** @returns {FirebaseConfig} */
export function readFirebaseConfig() {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
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

/**
 * Those settings with paths from the folder of their file, as the tools take them.
 * @template {FirebaseConfig} Config
 * @param {Config} config
 * @returns {Config}
 */
export function configInCache(config) {
  const { hosting } = config;
  return { ...config, hosting: { ...hosting, public: `../${hosting.public}` } };
}

/**
 * Writes the settings that the Hosting emulator starts with.
 * @throws {Error} when there is no build
 */
export function writeHostingConfig() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const text = JSON.stringify(configInCache(configOfBuild()), null, 2);
  writeFileSync(join(ROOT, CONFIG_FILE), `${text}\n`);
}
