/** @typedef {{ port: number, purpose: string }} Port */

/** The fixed ports of the project. firebase.json and packages/app/vite.config.ts say the same. */
export const PORTS = {
  auth: { port: 9099, purpose: 'the Auth emulator' },
  dev: { port: 5173, purpose: 'the dev server' },
  hosting: { port: 4173, purpose: 'the Hosting emulator' },
};

/** The shop in development. */
export const DEV_URL = `http://localhost:${PORTS.dev.port}`;

/** The production build, on the Hosting emulator. */
export const SITE_URL = `http://localhost:${PORTS.hosting.port}`;

/** Where the app, the tests and people reach the accounts: the proxy before the Auth emulator. */
export const EMULATOR_URL = `http://127.0.0.1:${PORTS.auth.port}`;

/** The emulator's project. The "demo-" makes the Firebase tools refuse to reach any real one. */
export const PROJECT = 'demo-toystore';

/** The password of every demo account that has one. */
export const DEMO_PASSWORD = 'ToyBox#2026';
