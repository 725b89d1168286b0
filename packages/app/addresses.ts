import { REFERENCE_SHOP, selectedShop } from './build/shop/selectedShop.ts';
import { EMULATOR_OPTIONS, emulatorUrl } from './src/auth/emulatorSettings.ts';

interface Ports {
  auth: number;
  dev: number;
  hosting: number;
}

/** Where one set of servers answers, with the files that the other set must not share. */
export interface Addresses {
  ports: Ports;
  /** The shop in development. */
  devUrl: string;
  /** The production build. */
  siteUrl: string;
  /** Where the app, the tests and people reach the accounts: the proxy before the Auth emulator. */
  emulatorUrl: string;
  /** The folder of the production build: it names the emulator's port. */
  build: string;
  emulatorLog: string;
}

const addressesOf = (ports: Ports) => ({
  ports,
  devUrl: `http://localhost:${ports.dev}`,
  siteUrl: `http://localhost:${ports.hosting}`,
  emulatorUrl: emulatorUrl(`${ports.auth}`),
});

/** The shop that people open: `npm start`, `preview` and `emulator`. firebase.json has the same ports. */
export const SHOP: Addresses = {
  ...addressesOf({ auth: 9099, dev: 5173, hosting: 4173 }),
  build: 'packages/app/dist-preview',
  emulatorLog: '.cache/emulator.log',
};

/** Each shop has a build of its own for its tests, which stays until its files change. */
const testedShop = selectedShop();

/** The shop that tests and the benchmark open, which may run beside the other one. */
export const TEST_SHOP: Addresses = {
  ...addressesOf({ auth: 9199, dev: 5273, hosting: 4273 }),
  build: testedShop === REFERENCE_SHOP ? 'packages/app/dist' : `packages/app/dist-${testedShop}`,
  emulatorLog: '.cache/test-emulator.log',
};

/** The emulator's project. */
export const PROJECT = EMULATOR_OPTIONS.projectId;

/** The password of every demo account that has one. */
export const DEMO_PASSWORD = 'ToyBox#2026';
