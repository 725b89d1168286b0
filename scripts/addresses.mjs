/** @typedef {{ port: number, purpose: string }} Port */

/** The fixed ports of the project. firebase.json and packages/app/vite.config.ts say the same. */
export const PORTS = {
  auth: { port: 9099, purpose: 'the Auth emulator' },
  authItself: { port: 9098, purpose: 'the Auth emulator itself, behind 9099' },
  dev: { port: 5173, purpose: 'the dev server' },
  hosting: { port: 4173, purpose: 'the Hosting emulator' },
};

/** The shop in development. */
export const DEV_URL = `http://localhost:${PORTS.dev.port}`;

/** The production build, on the Hosting emulator. */
export const SITE_URL = `http://localhost:${PORTS.hosting.port}`;

/** Where the app, the tests and people reach the accounts: the front of the Auth emulator. */
export const EMULATOR_URL = `http://127.0.0.1:${PORTS.auth.port}`;

/** The Auth emulator itself, which only the front talks to. */
export const EMULATOR_ITSELF_URL = `http://127.0.0.1:${PORTS.authItself.port}`;

/** The emulator's project. The "demo-" makes the Firebase tools refuse to reach any real one. */
export const PROJECT = 'demo-toystore';

/** The password of every demo account that has one. */
export const DEMO_PASSWORD = 'ToyBox#2026';
