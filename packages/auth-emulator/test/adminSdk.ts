import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { vi } from 'vitest';
import { connectSdk, sdk } from './firebaseSdk.ts';
import { startSharedEmulator } from './sharedEmulator.ts';

export const PASSWORD = 'ToyBox#2026';
export const ANN = { uid: 'ann', email: 'ann@b.example', password: PASSWORD, displayName: 'Ann' };

/**
 * The real emulator behind the proxy, and the Admin SDK as a server without a service account has it.
 * @param projectId one that no other file has
 */
export async function startAdminSdk(projectId: string) {
  const emulator = await startSharedEmulator(projectId);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(emulator.url).host);
  const app = initializeApp({ projectId }, crypto.randomUUID());
  return {
    emulator,
    admin: getAuth(app),
    async stop() {
      await deleteApp(app);
      vi.unstubAllEnvs();
      emulator.stop();
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
