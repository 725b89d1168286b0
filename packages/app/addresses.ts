import { EMULATOR } from './src/auth/emulatorSettings.ts';

/** The fixed ports of the shop; firebase.json says the same. */
export const PORTS = { auth: 9099, dev: 5173, hosting: 4173 };

/** The shop in development. */
export const DEV_URL = `http://localhost:${PORTS.dev}`;

/** The production build, on the Hosting emulator. */
export const SITE_URL = `http://localhost:${PORTS.hosting}`;

/** Where the app, the tests and people reach the accounts: the proxy before the Auth emulator. */
export const EMULATOR_URL = EMULATOR.url;

/** The emulator's project. */
export const PROJECT = EMULATOR.options.projectId;

/** The password of every demo account that has one. */
export const DEMO_PASSWORD = 'ToyBox#2026';
