import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountsOfBuild } from '../packages/app/build/outputFolder.mjs';
import { PORTS, PROJECT } from './addresses.mjs';
import { hostingOfBuild } from './hosting/built-shop.mjs';
import { EMULATOR_TARGET } from './hosting/targets.mjs';
import { ROOT } from './processes.mjs';

/** The settings that the Firebase tools start with: made from firebase.json at each start. */
export const CONFIG_FILE = join('.cache', 'firebase.json');

/**
 * @typedef {object} FirebaseConfig as far as it is read here
 * @property {import('./hosting/complete.mjs').Hosting & { public: string }} hosting
 * @property {{ auth: { host: string, port: number } }} emulators
 */

/**
 * firebase.json with the Auth emulator at a port of its own: the front has the one that firebase.json names.
 * The tools take paths from the folder of their settings.
 * @template {FirebaseConfig} Config
 * @param {Config} config
 * @returns {Config}
 */
export function configBehindFront(config) {
  const { hosting, emulators } = config;
  return {
    ...config,
    hosting: { ...hosting, public: `../${hosting.public}` },
    emulators: { ...emulators, auth: { ...emulators.auth, port: PORTS.authItself.port } },
  };
}

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
 * Writes those settings.
 * @param {{ hosting: boolean }} options whether the shop's build is to be served, which must be there then
 */
export function writeFirebaseConfig({ hosting }) {
  const config = configBehindFront(hosting ? configOfBuild() : readFirebaseConfig());
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(join(ROOT, CONFIG_FILE), `${JSON.stringify(config, null, 2)}\n`);
}
