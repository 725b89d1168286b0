import { expect, test } from 'vitest';
import { readFirebaseSettings } from './firebaseSettings.ts';

test('nothing set means the emulator and demo-toystore', () => {
  expect(readFirebaseSettings({})).toMatchObject({
    target: 'emulator',
    projectId: 'demo-toystore',
    emulatorUrl: 'http://127.0.0.1:9099',
  });
});

test('a real project needs key, domain and project', () => {
  const env = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
    VITE_FIREBASE_PROJECT_ID: 'shop',
  };
  expect(readFirebaseSettings(env)).toEqual({
    target: 'project',
    apiKey: 'key',
    authDomain: 'shop.example',
    projectId: 'shop',
  });
  expect(readFirebaseSettings({ ...env, VITE_FIREBASE_APP_ID: '1:2' })).toMatchObject({
    appId: '1:2',
  });
});

test.each([
  [{ VITE_FIREBASE_API_KEY: 'key' }, /AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID missing/],
  [{ VITE_FIREBASE_APP_ID: '1:2' }, /API_KEY/],
])('%j is refused, naming what is missing', (env, message) => {
  expect(() => readFirebaseSettings(env)).toThrow(message);
});
