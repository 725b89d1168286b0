import { afterEach, expect, test, vi } from 'vitest';
import { parseFrameMessage, parseHostMessage } from './protocol.ts';
import { requestedAccount, storeOpen, wasOpen } from './storedState.ts';

const command = (fields: object) => ({ type: 'command', id: 1, command: fields });

test.each([
  { type: 'ready' },
  { type: 'summary', unread: 2, failure: 'Network down' },
  command({ name: 'openLink', link: 'http://127.0.0.1:9099/emulator/action' }),
  command({ name: 'signIn', credential: { method: 'google', idToken: '{}' } }),
])('reads a message of the frame: %j', (message) => {
  expect(parseFrameMessage(message)).toEqual(message);
});

test.each([
  undefined,
  'ready',
  { type: 'state', isOpen: true, isNarrow: false, canSignOut: true },
  { type: 'summary', unread: '2' },
  command({ name: 'openLink', link: 'javascript:alert(1)' }),
  command({ name: 'openLink', link: ' javascript:alert(1)//http:' }),
  command({ name: 'eval', code: '1' }),
  command({ name: 'signIn', credential: { method: 'password', email: 'a@shop.example' } }),
])('ignores anything else in the page: %j', (message) => {
  expect(parseFrameMessage(message)).toBeUndefined();
});

test.each([undefined, { type: 'ready' }, { type: 'state', isOpen: 'yes' }, { type: 'result' }])(
  'ignores anything else in the frame: %j',
  (message) => {
    expect(parseHostMessage(message)).toBeUndefined();
  },
);

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

test('remembers whether the panel was open', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  expect(wasOpen()).toBe(false);
  storeOpen(true);
  expect(wasOpen()).toBe(true);
  storeOpen(false);
  expect(wasOpen()).toBe(false);
});

test('takes the panel for closed when storage is denied', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(wasOpen()).toBe(false);
  expect(() => storeOpen(true)).not.toThrow();
});
