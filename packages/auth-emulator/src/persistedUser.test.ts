import 'fake-indexeddb/auto';
import { deleteApp, initializeApp } from 'firebase/app';
import { decodeProtectedHeader } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { sdk } from '../test/firebaseSdk.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';
import { persistedUser, type SignInOptions, signedInState } from './persistedUser.ts';

/* The stored user equals the one that the SDK stores itself. */

const ann = { ...seedAccount('ann'), displayName: 'Ann', photoUrl: 'http://localhost/ann.png' };
const { emulator } = sdkEmulator('demo-persisted', [ann]);
const read = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Writes a signed-in state into the browser's storage, and lets the SDK restore its user. */
async function restoredUser(options: Pick<SignInOptions, 'email' | 'secondsSinceSignIn'>) {
  const { url } = emulator();
  const of = { url, apiKey: 'k', appName: crypto.randomUUID(), projectId: 'demo-persisted' };
  const { origins } = await signedInState('http://localhost', { ...of, ...options });
  for (const { name, version, stores } of origins.flatMap(({ indexedDB: stored }) => stored)) {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const { name, ...keys } of stores) opening.result.createObjectStore(name, keys);
    };
    const database = await read(opening);
    for (const { name, records } of stores) {
      const store = database.transaction(name, 'readwrite').objectStore(name);
      for (const { value } of records) await read(store.put(value));
    }
    database.close();
  }
  const app = initializeApp({ apiKey: of.apiKey, projectId: of.projectId }, of.appName);
  onTestFinished(() => deleteApp(app));
  const auth = sdk.initializeAuth(app, { persistence: sdk.indexedDBLocalPersistence });
  sdk.connectAuthEmulator(auth, url, { disableWarnings: true });
  await auth.authStateReady();
  if (auth.currentUser === null) throw new Error('No user is signed in.');
  return auth.currentUser;
}

test('writes the entry of the SDK', async () => {
  const { url } = emulator();
  const app = initializeApp({ apiKey: 'demo-key', projectId: 'demo-persisted' }, 'shop');
  onTestFinished(() => deleteApp(app));
  const auth = sdk.initializeAuth(app, { persistence: sdk.indexedDBLocalPersistence });
  sdk.connectAuthEmulator(auth, url, { disableWarnings: true });
  await sdk.signInWithEmailAndPassword(auth, ann.email, PASSWORD);

  const database = await read(indexedDB.open('firebaseLocalStorageDb'));
  expect(database.version).toBe(1);
  const store = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage');
  expect({ keyPath: store.keyPath, autoIncrement: store.autoIncrement }).toEqual({
    keyPath: 'fbase_key',
    autoIncrement: false,
  });
  const entries = await read(store.getAll());
  database.close();

  const { email } = ann;
  const options = { url, apiKey: 'demo-key', appName: 'shop', projectId: 'demo-persisted' };
  const written = await persistedUser({ ...options, email, password: PASSWORD });
  const { stsTokenManager, lastLoginAt, ...value } = written.value;
  expect(entries).toEqual([
    {
      fbase_key: written.fbase_key,
      value: {
        ...value,
        lastLoginAt: expect.any(String),
        stsTokenManager: {
          refreshToken: expect.any(String),
          accessToken: expect.any(String),
          expirationTime: expect.any(Number),
        },
      },
    },
  ]);
  expect(Object.keys(stsTokenManager).sort()).toEqual(
    Object.keys(entries[0].value.stsTokenManager).sort(),
  );
});

test('keeps the token unsigned and publishes no key without `sign`', async () => {
  const { url } = emulator();
  const options = { url, apiKey: 'k', projectId: 'demo-persisted', email: ann.email };
  const { value } = await persistedUser({ ...options, password: PASSWORD });
  expect(decodeProtectedHeader(value.stsTokenManager.accessToken)).toMatchObject({ alg: 'none' });
  expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(404);
});

test('reports a sign-in that the emulator refuses', async () => {
  const options = { url: emulator().url, apiKey: 'k', projectId: 'demo-persisted' };
  const failed = persistedUser({ ...options, email: ann.email, password: 'wrong' });
  await expect(failed).rejects.toThrow(`Signing in ${ann.email} failed: INVALID_LOGIN_CREDENTIALS`);
});

test('signs in with Google without a password, and creates the account once', async () => {
  const email = 'new@b.example';
  const { uid, ...user } = await restoredUser({ email });
  expect(user).toMatchObject({
    email,
    emailVerified: true,
    providerData: [{ providerId: 'google.com', email }],
  });
  expect((await restoredUser({ email })).uid).toBe(uid);
  expect((await emulator().client.account(email))?.localId).toBe(uid);
});

test('makes the session as old as secondsSinceSignIn, also after a refresh', async () => {
  const codeOf = (promise: Promise<void>) => promise.catch(({ code }) => code);
  const recent = await restoredUser({ email: 'recent@b.example', secondsSinceSignIn: 200 });
  expect(await codeOf(sdk.updatePassword(recent, PASSWORD))).toBeUndefined();
  const old = await restoredUser({ email: 'old@b.example', secondsSinceSignIn: 400 });
  expect(await codeOf(sdk.updatePassword(old, PASSWORD))).toBe('auth/requires-recent-login');
  await old.getIdToken(true);
  expect(await codeOf(sdk.updatePassword(old, PASSWORD))).toBe('auth/requires-recent-login');
});
