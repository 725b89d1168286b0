import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A mock of the SDK's functions that are called here. */
const firebase = {
  FactorId: { TOTP: 'totp' },
  TotpMultiFactorGenerator: { assertionForSignIn: (uid: string, code: string) => ({ uid, code }) },
  authError: (name: string) => Object.assign(new Error(name), { code: `auth/${name}` }),
  getMultiFactorResolver: vi.fn(),
  multiFactor: vi.fn(),
  reload: vi.fn(),
};
// Test files share modules, and others have their own mock.
vi.resetModules();
vi.doMock('./connectFirebase.ts', () => firebase);
const { finishSignIn, reauthenticateOwn } = await import('./twoStep.ts');
afterAll(() => {
  vi.doUnmock('./connectFirebase.ts');
  vi.resetModules();
});

const interrupted = Object.assign(new Error(), { code: 'auth/multi-factor-auth-required' });
const totp = (uid: string) => ({ uid, factorId: 'totp' });
const phone = (uid: string) => ({ uid, factorId: 'phone' });

// No test reads these.
const auth = {} as Parameters<typeof reauthenticateOwn>[0];
const user = {} as Parameters<typeof reauthenticateOwn>[1];

const resolveSignIn = vi.fn();
/** Makes the provider require one of these factors. */
const askFor = (hints: object[]) =>
  firebase.getMultiFactorResolver.mockReturnValue({ hints, resolveSignIn });

beforeEach(() => {
  firebase.multiFactor.mockReturnValue({ enrolledFactors: [totp('own')] });
});
afterEach(() => vi.resetAllMocks());

describe('a confirmation that needs a code', () => {
  test('continues when the code is of this account', async () => {
    askFor([totp('own')]);
    await expect(reauthenticateOwn(auth, user, Promise.reject(interrupted))).rejects.toBe(
      interrupted,
    );
  });

  test('is rejected when the user chose another account, which the SDK would sign in', async () => {
    askFor([totp('foreign')]);
    await expect(reauthenticateOwn(auth, user, Promise.reject(interrupted))).rejects.toMatchObject({
      code: 'auth/user-mismatch',
    });
  });
});

test('passes on any other failure of a confirmation', async () => {
  const failure = new Error('wrong password');
  await expect(reauthenticateOwn(auth, user, Promise.reject(failure))).rejects.toBe(failure);
  expect(firebase.reload).not.toHaveBeenCalled();
});

describe('a sign-in', () => {
  test('takes the code of the authenticator app, also next to other factors', async () => {
    askFor([phone('sms'), totp('own')]);
    await finishSignIn(auth, interrupted, '123456');
    expect(resolveSignIn).toHaveBeenCalledWith({ uid: 'own', code: '123456' });
  });

  test('cannot be finished without an authenticator app', async () => {
    askFor([phone('sms')]);
    await expect(finishSignIn(auth, interrupted, '123456')).rejects.toMatchObject({
      code: 'auth/multi-factor-info-not-found',
    });
  });

  test('is over when the SDK has emptied its error', async () => {
    firebase.getMultiFactorResolver.mockImplementation(() => {
      throw new Error('auth/argument-error');
    });
    await expect(finishSignIn(auth, interrupted, '123456')).rejects.toMatchObject({
      code: 'auth/invalid-multi-factor-session',
    });
  });
});
