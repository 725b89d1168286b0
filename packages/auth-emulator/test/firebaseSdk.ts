import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as firebaseApp from 'firebase/app';
import type { ApplicationVerifier, Auth } from 'firebase/auth';

/* The real SDK, for tests. */

const require = createRequire(import.meta.url);
const sdkPackage = process.env.TOYSTORE_FIREBASE ?? 'firebase'; // see vitest.config.ts
const node = createRequire(require.resolve(`${sdkPackage}/auth`)).resolve('@firebase/auth');
const browser = new URL('../esm/index.js', pathToFileURL(node));

/** The builds of the SDK register themselves under one name. Other test files, which share modules, use the build for Node. */
const components: Map<string, unknown> = Reflect.get(firebaseApp, '_components');
const registered = components.get('auth');
components.delete('auth');

/** As browsers get it: the build for Node leaves telephones out. */
export const sdk: typeof import('firebase/auth') = await import(browser.href);

const KEY = 'browserBuildOfAuth'; // survives a second evaluation of this file, in which the build is cached
const own: unknown = Reflect.get(globalThis, KEY) ?? components.get('auth');
Reflect.set(globalThis, KEY, own);
register(registered);

function register(component: unknown): void {
  if (component === undefined) components.delete('auth');
  else components.set('auth', component);
}

/** Stands for reCAPTCHA, which the emulator never asks. The SDK resets it after each use. */
export const VERIFIER: ApplicationVerifier & { _reset: () => void } = {
  type: 'recaptcha',
  verify: async () => 'none',
  _reset: () => undefined,
};

/** Connects a new app of the SDK to an emulator, like another browser. */
export function connectSdk(url: string): Auth {
  const forNode = components.get('auth');
  register(own);
  const app = firebaseApp.initializeApp(
    { apiKey: 'demo-key', projectId: 'demo-test' },
    crypto.randomUUID(), // test files share the SDK, which keeps its apps
  );
  register(forNode);
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  sdk.connectAuthEmulator(auth, url, { disableWarnings: true });
  return auth;
}
