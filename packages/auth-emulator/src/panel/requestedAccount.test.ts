import { afterEach, expect, test, vi } from 'vitest';
import { requestedAccount } from './requestedAccount.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['http://127.0.0.1:9099/', '#auth-emulator-sign-in=demo%20ann', 'demo ann'],
  ['http://localhost:9099/', '#auth-emulator-sign-in=ann', 'ann'],
  ['http://localhost:9099/', '#anything-else', undefined],
  ['http://localhost:5173/', '#auth-emulator-sign-in=ann', undefined],
  ['https://site.example:9099/', '#auth-emulator-sign-in=ann', undefined],
  ['', '#auth-emulator-sign-in=ann', undefined],
])('opened from %j with %j, signs in as %j', (referrer, hash, localId) => {
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', { hash });
  expect(requestedAccount('http://127.0.0.1:9099')).toBe(localId);
});
