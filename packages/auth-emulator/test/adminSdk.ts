import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { vi } from 'vitest';
import { startAuthEmulator } from '../src/startAuthEmulator.ts';
import { connectSdk, sdk } from './firebaseSdk.ts';

export const PASSWORD = 'ToyBox#2026';
export const ANN = { uid: 'ann', email: 'ann@b.example', password: PASSWORD, displayName: 'Ann' };

/** The real emulator behind the proxy, and the Admin SDK as a server without a service account has it. */
export async function startAdminSdk() {
  const emulator = await startAuthEmulator({ projectId: 'demo-test', port: 0 });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(emulator.url).host);
  const app = initializeApp({ projectId: 'demo-test' }, crypto.randomUUID());
  return {
    emulator,
    admin: getAuth(app),
    async stop() {
      await deleteApp(app);
      vi.unstubAllEnvs();
      await emulator.stop();
    },
  };
}

/** How an operation ends: `fine`, or the code of its error. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error) => error.code,
  );

/** Signs in as a person does, in a browser of their own. */
export async function signInAt(
  url: string,
  email: string,
  { password = PASSWORD, tenantId = null }: { password?: string; tenantId?: string | null } = {},
) {
  const auth = connectSdk(url);
  auth.tenantId = tenantId;
  return (await sdk.signInWithEmailAndPassword(auth, email, password)).user;
}
