import { expect, test } from 'vitest';
import { asApp, asOwner } from '../../test/rest.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';
import { customToken } from '../../test/signInWays.ts';
import { claimsOf } from '../pipeline/tokens.ts';

/* Every way to end an account's sessions ends all that leads to one, at once. */

const PROJECT = 'demo-ends';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const app = { mfaEnrollmentId: 'app', totpInfo: { sharedSecretKey: SECRET } };
const phone = { mfaEnrollmentId: 'sms', phoneInfo: '+15550130' };
const { emulator } = sdkEmulator(PROJECT, [
  { ...seedAccount('ann'), mfaInfo: [app, phone] },
  { ...seedAccount('bob'), mfaInfo: [app] },
]);
const client = () => emulator().client;
const ACCOUNTS = `v1/projects/${PROJECT}/accounts`;

const post = async (path: string, body: object) =>
  (await asApp(emulator().url, path, { body })).body;
const owner = (path: string, body: object) => asOwner(emulator().url, path, { body });

async function startSignIn(name: string): Promise<string> {
  const body = { email: `${name}@b.example`, password: PASSWORD };
  return (await post('v1/accounts:signInWithPassword', body)).mfaPendingCredential;
}

async function finishSignIn(mfaPendingCredential: string, localId = 'ann') {
  const verificationCode = await client().totpCode({ localId });
  const info = { mfaEnrollmentId: 'app', totpVerificationInfo: { verificationCode } };
  return post('v2/accounts/mfaSignIn:finalize', { mfaPendingCredential, ...info });
}

async function refresh(refreshToken: string) {
  const body = { grantType: 'refresh_token', refreshToken };
  const answer = await post('securetoken.googleapis.com/v1/token', body);
  return answer.error?.message ?? 'refreshed';
}

async function requestReset(newPassword: string, path: (code: string) => Promise<unknown>) {
  const body = { requestType: 'PASSWORD_RESET', email: 'ann@b.example' };
  await post('v1/accounts:sendOobCode', body);
  const [{ oobCode = '' } = {}] = await client().oobCodes('ann@b.example');
  await path(oobCode);
  return newPassword;
}

const ANOTHER = 'Another#2026';
const now = () => String(Math.floor(Date.now() / 1000));
const WAYS: Record<string, (idToken: string) => Promise<unknown>> = {
  'a change of the password': (idToken) =>
    post('v1/accounts:update', { idToken, password: ANOTHER }),
  'a password that a server sets': () => client().updateAccount('ann', { password: ANOTHER }),
  'a reset of the password': () =>
    requestReset(ANOTHER, (oobCode) =>
      post('v1/accounts:resetPassword', { oobCode, newPassword: ANOTHER }),
    ),
  'a reset by the emulator’s link': () =>
    requestReset(ANOTHER, (oobCode) => {
      const query = `mode=resetPassword&oobCode=${oobCode}&newPassword=${encodeURIComponent(ANOTHER)}`;
      const next = `continueUrl=${encodeURIComponent(`${emulator().url}/emulator/openapi.json`)}`;
      return fetch(`${emulator().url}/emulator/action?${query}&apiKey=${PROJECT}&${next}`);
    }),
  'a revocation': () => client().updateAccount('ann', { validSince: now() }),
  'disabling it for a moment': async () => {
    await client().updateAccount('ann', { disableUser: true });
    await client().updateAccount('ann', { disableUser: false });
  },
  'deleting it, with another of its ID': async () => {
    await client().deleteAccount('ann');
    await post('v1/accounts:signInWithCustomToken', { token: customToken('ann') });
  },
  'deleting it on the page, with another of its ID': async () => {
    await client().deleteUndoably({ localId: 'ann' });
    await post('v1/accounts:signInWithCustomToken', { token: customToken('ann') });
  },
  'deleting it on the page, and undoing that': async () =>
    client().undoDeletion(await client().deleteUndoably({ localId: 'ann' })),
  'a batch that deletes it': async () => {
    await owner(`${ACCOUNTS}:batchDelete`, { localIds: ['ann', 'none'], force: true });
    await post('v1/accounts:signInWithCustomToken', { token: customToken('ann') });
  },
  'deleting all accounts': async () => {
    await client().deleteAllAccounts();
    await post('v1/accounts:signInWithCustomToken', { token: customToken('ann') });
  },
};

test.each(Object.entries(WAYS))('ends everything by %s', async (_, end) => {
  const pending = await startSignIn('ann');
  const others = await startSignIn('bob');
  const session = await finishSignIn(await startSignIn('ann'));
  expect(await refresh(session.refreshToken)).toBe('refreshed');
  const path = `v1/projects/${PROJECT}:createSessionCookie`;
  const { sessionCookie } = (await owner(path, { idToken: session.idToken })).body;
  await client().setClock(2);
  await end(session.idToken);
  const { users } = (await owner(`${ACCOUNTS}:lookup`, { localId: ['ann'] })).body;
  expect(Number(users[0].validSince)).toBeGreaterThan(Number(claimsOf(sessionCookie).auth_time)); // servers compare them
  expect(await refresh(session.refreshToken)).toBe('TOKEN_EXPIRED');
  const refused = { message: 'INVALID_MFA_PENDING_CREDENTIAL' };
  expect((await finishSignIn(pending)).error).toMatchObject(refused);
  const start = { mfaPendingCredential: pending, mfaEnrollmentId: 'sms', phoneSignInInfo: {} };
  expect((await post('v2/accounts/mfaSignIn:start', start)).error).toMatchObject(refused);
  if (!_.startsWith('deleting all')) {
    expect((await finishSignIn(others, 'bob')).refreshToken).toBeDefined();
  }
});

const email = 'new@b.example';
test.each<[string, (idToken: string) => Promise<unknown>]>([
  ['the app', (idToken) => post('v1/accounts:update', { idToken, email })],
  ['a server', () => client().updateAccount('ann', { email })],
])('ends the sessions of the same second by an address that %s sets', async (_, change) => {
  await client().updateConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
  const pending = await startSignIn('ann');
  const { idToken, refreshToken } = await finishSignIn(await startSignIn('ann'));
  await client().updateAccount('ann', { email: 'ann@b.example' });
  expect(await refresh(refreshToken)).toBe('refreshed');
  await change(idToken);
  expect(await refresh(refreshToken)).toBe('TOKEN_EXPIRED');
  expect((await finishSignIn(pending)).error).toBeDefined();
});

test('continues the session that changed the password', async () => {
  const session = await finishSignIn(await startSignIn('ann'));
  const body = { idToken: session.idToken, password: ANOTHER, returnSecureToken: true };
  expect(await refresh((await post('v1/accounts:update', body)).refreshToken)).toBe('refreshed');
});

test.each([
  ['disabling it', () => ({ disableUser: true })],
  ['a revocation by the server’s clock', () => ({ validSince: now() })],
])('ends cookies that are checked for revocation by %s', async (_, change) => {
  await client().setClock(3600);
  const { idToken } = await finishSignIn(await startSignIn('ann'));
  const path = `v1/projects/${PROJECT}:createSessionCookie`;
  const { sessionCookie } = (await owner(path, { idToken })).body;
  await client().setClock(3602);
  await client().updateAccount('ann', change());
  await client().updateAccount('ann', { disableUser: false });
  const [{ validSince }] = (await owner(`${ACCOUNTS}:lookup`, { localId: ['ann'] })).body.users;
  expect(Number(validSince)).toBeGreaterThan(Number(claimsOf(sessionCookie).auth_time));
});

test('accepts a login after a revocation by a server whose clock is ahead', async () => {
  await client().setClock(-3600);
  const eve = { email: 'eve@b.example', password: PASSWORD };
  const { localId } = await post('v1/accounts:signUp', eve);
  await client().updateAccount(localId, { validSince: now() });
  const { idToken, refreshToken } = await post('v1/accounts:signInWithPassword', eve);
  expect((await post('v1/accounts:lookup', { idToken })).users).toHaveLength(1);
  expect(await refresh(refreshToken)).toBe('refreshed');
});

test('refuses a pending sign-in of a disabled or deleted account', async () => {
  const [first, second] = [await startSignIn('ann'), await startSignIn('bob')];
  const { idToken } = await finishSignIn(await startSignIn('ann'));
  await client().setClock(2);
  await client().updateAccount('ann', { disableUser: true });
  const lookup = await post('v1/accounts:lookup', { idToken });
  expect(lookup.error).toMatchObject({ message: 'USER_DISABLED' }); // tells the app why
  expect((await finishSignIn(first)).error).toMatchObject({ message: 'USER_DISABLED' });
  await client().deleteAccount('bob');
  expect((await finishSignIn(second, 'bob')).error).toMatchObject({ message: 'USER_NOT_FOUND' });
});
