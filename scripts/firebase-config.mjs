import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from './addresses.mjs';
import { ROOT } from './processes.mjs';

/** The settings that the Firebase tools start with: made from firebase.json at each start. */
export const CONFIG_FILE = join('.cache', 'firebase.json');

/**
 * @typedef {object} FirebaseConfig as far as it is read here
 * @property {{ public: string }} hosting
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

/** Writes those settings. */
export function writeFirebaseConfig() {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(join(ROOT, CONFIG_FILE), `${JSON.stringify(configBehindFront(config), null, 2)}\n`);
}
