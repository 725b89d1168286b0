import 'fake-indexeddb/auto';
import { deleteApp, initializeApp } from 'firebase/app';
import { decodeProtectedHeader } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { sdk } from '../test/firebaseSdk.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';
import { persistedUser } from './persistedUser.ts';

/* What is written into a browser is what the SDK writes there itself. */

const ann = { ...seedAccount('ann'), displayName: 'Ann', photoUrl: 'http://localhost/ann.png' };
const { emulator } = sdkEmulator('demo-persisted', [ann]);

const read = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

test('the entry is the one of the SDK', async () => {
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

test('its token is as the emulator issues it, and nothing publishes a key: it was started without `sign`', async () => {
  const { url } = emulator();
  const options = { url, apiKey: 'k', projectId: 'demo-persisted', email: ann.email };
  const { value } = await persistedUser({ ...options, password: PASSWORD });
  expect(decodeProtectedHeader(value.stsTokenManager.accessToken)).toMatchObject({ alg: 'none' });
  expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(404);
});

test('who cannot sign in is reported', async () => {
  const options = { url: emulator().url, apiKey: 'k', projectId: 'demo-persisted' };
  const failed = persistedUser({ ...options, email: ann.email, password: 'wrong' });
  await expect(failed).rejects.toThrow(`Signing in ${ann.email} failed: INVALID_LOGIN_CREDENTIALS`);
});
