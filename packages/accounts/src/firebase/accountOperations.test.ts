import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountOperations } from './accountOperations.ts';
import * as firebase from './connectFirebase.ts';

vi.mock('./connectFirebase.ts', () => ({
  beforeAuthStateChanged: vi.fn(),
  deleteUser: vi.fn(),
  authError: (name: string) => new Error(name),
  linkWithPopup: vi.fn(),
  notifyOtherTabs: vi.fn(),
}));

afterAll(() => vi.resetModules()); // test files share modules

const requireUser = vi.fn();
const { connectProvider, deleteAccount } = createAccountOperations({
  auth: { currentUser: null },
  requireUser,
  preparePopup: async () => {},
  providerFor: (id: string) => ({ providerId: id }),
} as unknown as firebase.Connection); // the rest is not read

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The time of the provider's clock. */
const NOW = Date.parse('2026-11-22T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/**
 * Signs in on a device whose clock is wrong by `offset`.
 * @param age of the sign-in when the token was issued
 * @param tokenAge how long the device has had the token
 */
function signIn({ offset, age, tokenAge }: { offset: number; age: number; tokenAge: number }) {
  vi.setSystemTime(NOW + offset);
  const issued = NOW - tokenAge;
  const user = {
    getIdTokenResult: async () => ({
      authTime: new Date(issued - age).toUTCString(),
      issuedAtTime: new Date(issued).toUTCString(),
      expirationTime: new Date(issued + HOUR).toUTCString(),
    }),
    // The SDK measures a token's hour on the device's clock, from its arrival.
    toJSON: () => ({ stsTokenManager: { expirationTime: issued + offset + HOUR } }),
  };
  requireUser.mockReturnValue(user);
}

describe.each([
  ['right', 0],
  ['ten minutes fast', 10 * MINUTE],
  ['ten minutes slow', -10 * MINUTE],
  ['a day fast', 24 * HOUR],
])('a provider, on a device whose clock is %s', (_, offset) => {
  test.each([
    ['just after a sign-in', 0, 0],
    ['four minutes after one', 0, 4 * MINUTE],
    ['four minutes after one, with a new token', 3 * MINUTE, MINUTE],
  ])('is connected %s', async (_, age, tokenAge) => {
    signIn({ offset, age, tokenAge });
    await connectProvider('google.com');
    expect(firebase.linkWithPopup).toHaveBeenCalledOnce();
  });

  test.each([
    ['in the same token', 0, 6 * MINUTE],
    ['with a new token', 6 * MINUTE, 0],
    ['in part with a new token', 3 * MINUTE, 3 * MINUTE],
  ])(
    'is refused before its window opens when the sign-in is too old, %s',
    async (_, age, tokenAge) => {
      signIn({ offset, age, tokenAge });
      await expect(connectProvider('google.com')).rejects.toThrow('requires-recent-login');
      expect(firebase.linkWithPopup).not.toHaveBeenCalled();
    },
  );
});

test('does not take a sign-in for younger after the clock was set back', async () => {
  signIn({ offset: 0, age: 6 * MINUTE, tokenAge: 0 });
  vi.setSystemTime(NOW - HOUR);
  await expect(connectProvider('google.com')).rejects.toThrow('requires-recent-login');
});

test('leaves no listener for a later sign-out when a deletion fails at once', async () => {
  const listeners = new Set<unknown>();
  vi.mocked(firebase.beforeAuthStateChanged).mockImplementation((_auth, listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  requireUser.mockImplementation(() => {
    throw new Error('No user is signed in.');
  });
  await expect(deleteAccount(async () => {})).rejects.toThrow('No user is signed in.');
  expect(listeners).toEqual(new Set());
});
