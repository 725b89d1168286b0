import { expect, test } from 'vitest';
import { readProjectOptions } from './projectOptions.ts';

test('returns nothing when nothing is set', () => {
  expect(readProjectOptions({})).toBeUndefined();
  expect(
    readProjectOptions({ VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_AUTH_DOMAIN: '' }),
  ).toBeUndefined();
});

test('reads key, domain and project of a real project', () => {
  const env = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
    VITE_FIREBASE_PROJECT_ID: 'shop',
  };
  expect(readProjectOptions(env)).toEqual({
    apiKey: 'key',
    authDomain: 'shop.example',
    projectId: 'shop',
  });
});

test.each([
  [{ VITE_FIREBASE_API_KEY: 'key' }, /AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID missing/],
  [{ VITE_FIREBASE_APP_ID: '1:2' }, /API_KEY/],
])('rejects %j and names what is missing', (env, message) => {
  expect(() => readProjectOptions(env)).toThrow(message);
});
