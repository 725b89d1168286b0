import { expect, test } from 'vitest';
import { readDeployment } from './settings.ts';

const REAL = {
  VITE_FIREBASE_API_KEY: 'AIzaSyD-a-real-looking-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'bear-shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'bear-shop',
};

test('accepts the settings of a real project', () => {
  expect(readDeployment({ ...REAL, VITE_CATALOGUE_URL: 'https://toys.bear.shop' })).toEqual({
    projectId: 'bear-shop',
    authDomain: 'bear-shop.firebaseapp.com',
    catalogueUrl: 'https://toys.bear.shop',
    reportUrl: undefined,
  });
});

test.each([
  [
    'nothing',
    { VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_AUTH_DOMAIN: '', VITE_FIREBASE_PROJECT_ID: '' },
    'No Firebase project is set',
  ],
  ['half of it', { VITE_FIREBASE_AUTH_DOMAIN: '' }, 'VITE_FIREBASE_AUTH_DOMAIN missing'],
  ["the emulator's project", { VITE_FIREBASE_PROJECT_ID: 'demo-toystore' }, 'no real project'],
  ['a placeholder', { VITE_FIREBASE_PROJECT_ID: 'your-project' }, 'no real project'],
  ["the emulator's key", { VITE_FIREBASE_API_KEY: 'demo-key' }, 'not a key of a real project'],
  ['this machine', { VITE_FIREBASE_AUTH_DOMAIN: 'localhost' }, 'a bare domain is needed'],
  ['an address', { VITE_FIREBASE_AUTH_DOMAIN: 'https://bear.shop/' }, 'a bare domain is needed'],
  [
    'more than a domain',
    { VITE_FIREBASE_AUTH_DOMAIN: "bear.shop 'unsafe-inline'" },
    'a bare domain is needed',
  ],
  ['an open catalogue', { VITE_CATALOGUE_URL: 'http://toys.bear.shop' }, 'VITE_CATALOGUE_URL'],
  [
    'a catalogue on this machine',
    { VITE_CATALOGUE_URL: 'https://localhost:3000' },
    'VITE_CATALOGUE_URL',
  ],
  ['half an address', { VITE_REPORT_URL: '/reports' }, 'VITE_REPORT_URL'],
])('rejects %s', (_, settings, message) => {
  expect(() => readDeployment({ ...REAL, ...settings })).toThrow(message);
});
