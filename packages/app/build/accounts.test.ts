import { expect, test } from 'vitest';
import { accountsOf } from './accounts.ts';
import { readProjectOptions } from './projectOptions.ts';

const PROJECT = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_PROJECT_ID: 'bear-shop',
};

test('uses a real project', () => {
  expect(accountsOf({ ...PROJECT, VITE_AUTH_EMULATOR: '' })).toBe('bear-shop');
});

test.each([
  ['1', 9099],
  ['9199', 9199],
])('VITE_AUTH_EMULATOR=%s selects the emulator at port %i', (value, port) => {
  const env = { VITE_FIREBASE_API_KEY: '', VITE_AUTH_EMULATOR: value };
  expect(accountsOf(env)).toBe(`demo-toystore at http://127.0.0.1:${port}`);
});

test.each([undefined, '', '0', 'false', 'true', '12', 'evil.example'])(
  '%j does not select the emulator',
  (value) => {
    const env = value === undefined ? {} : { VITE_AUTH_EMULATOR: value };
    expect(() => accountsOf(env)).toThrow(
      /For a real project set VITE_FIREBASE_API_KEY, .* For the Auth emulator set VITE_AUTH_EMULATOR=1/,
    );
  },
);

test('uses the emulator by default in development', () => {
  expect(accountsOf({}, { emulatorByDefault: true })).toBe(
    'demo-toystore at http://127.0.0.1:9099',
  );
});

test.each([{}, { emulatorByDefault: true }])('rejects both at once', (options) => {
  expect(() => accountsOf({ ...PROJECT, VITE_AUTH_EMULATOR: '1' }, options)).toThrow(
    'Unset one of them',
  );
});

test('rejects an incomplete project, even with the emulator', () => {
  expect(() => accountsOf({ VITE_FIREBASE_API_KEY: 'key', VITE_AUTH_EMULATOR: '1' })).toThrow(
    'missing',
  );
});

test.each([
  [{ VITE_FIREBASE_API_KEY: 'key' }, /AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID missing/],
  [{ VITE_FIREBASE_APP_ID: '1:2' }, /API_KEY/],
])('rejects %j and names what is missing', (env, message) => {
  expect(() => readProjectOptions(env)).toThrow(message);
});
