import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { ApplicationVerifier, Auth } from 'firebase/auth';

/* The real SDK, for tests. */

const require = createRequire(import.meta.url);
const node = createRequire(require.resolve('firebase/auth')).resolve('@firebase/auth');
const browser = new URL('../esm/index.js', pathToFileURL(node));

/** As browsers get it: the build for Node leaves telephones out. */
export const sdk: typeof import('firebase/auth') = await import(browser.href);

/** Stands for reCAPTCHA, which the emulator never asks. The SDK resets it after each use. */
export const VERIFIER: ApplicationVerifier & { _reset: () => void } = {
  type: 'recaptcha',
  verify: async () => 'none',
  _reset: () => undefined,
};

/** Connects a new app of the SDK to an emulator, like another browser. */
export function connectSdk(url: string): Auth {
  const app: FirebaseApp = initializeApp(
    { apiKey: 'demo-key', projectId: 'demo-test' },
    crypto.randomUUID(), // test files share the SDK, which keeps its apps
  );
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  sdk.connectAuthEmulator(auth, url, { disableWarnings: true });
  return auth;
}
