import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  type User,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { V1 } from '../test/requestForms.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';
import { send, startTestServer } from '../test/testServer.ts';
import { assertionFor, resolverOf } from '../test/totpSdk.ts';
import { clockPath, createClient } from './client.ts';
import { createClock, offsetHeader } from './pipeline/project.ts';
import { claimsOf } from './pipeline/tokens.ts';

/* Time that moves, as an app sees it: by Firebase's own SDK, with the real emulator behind the proxy. */

const HOUR = 3600; // seconds
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const { emulator, newAuth, signIn } = sdkEmulator('demo-clock', [
  { ...seedAccount('ann'), emailVerified: false },
  { ...seedAccount('bob'), mfaInfo: [{ totpInfo: { sharedSecretKey: SECRET } }] },
]);
const setClock = (offset: number) => emulator().client.setClock(offset);
const currentSecond = () => Math.floor(Date.now() / 1000);
const authTime = async (user: User) => (await user.getIdTokenResult(true)).claims.auth_time;

/** Times are right to a few seconds: those of a slow machine. */
const expectTime = (actual: unknown, expected: number) =>
  expect(Math.abs(Number(actual) - expected)).toBeLessThan(10);

test('issues tokens and session cookies with its time', async () => {
  await setClock(-2 * HOUR);
  await emulator().client.deleteAllAccounts();
  await emulator().client.importAccounts([seedAccount('ann')]);
  const { user } = await signIn('ann');
  const { claims } = await user.getIdTokenResult();
  const then = currentSecond() - 2 * HOUR;
  expectTime(claims.iat, then);
  expectTime(claims.auth_time, then);
  expectTime(claims.exp, then + HOUR);

  const answer = await fetch(`${emulator().url}${V1}/projects/demo-clock:createSessionCookie`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await user.getIdToken(), validDuration: '600' }),
  });
  const { sessionCookie } = await answer.json();
  expectTime(claimsOf(sessionCookie).iat, then);
  expectTime(claimsOf(sessionCookie).exp, then + 600);
});

test('keeps the login time of a session in refreshed tokens', async () => {
  const { user } = await signIn('ann');
  const before = await authTime(user);
  await setClock(HOUR);
  const other = (await signIn('ann')).user;
  expectTime(await authTime(other), currentSecond() + HOUR);
  expect(await authTime(user)).toBe(before);
  expect(await authTime(user)).toBe(before); // by the refresh token of the refresh
  const tooOld = { code: 'auth/requires-recent-login' };
  await expect(updatePassword(user, 'ToyBox#2027')).rejects.toMatchObject(tooOld);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(`ann@b.example`, PASSWORD));
  expectTime(await authTime(user), currentSecond() + HOUR);
  await updatePassword(user, 'ToyBox#2027');
});

test('accepts a link to reset a password for an hour', async () => {
  const auth = newAuth();
  await sendPasswordResetEmail(auth, 'ann@b.example');
  const [{ oobCode = '' } = {}] = await emulator().client.oobCodes();
  await setClock(HOUR - 10);
  expect(await verifyPasswordResetCode(auth, oobCode)).toBe('ann@b.example');
  await sendPasswordResetEmail(auth, 'ann@b.example'); // it makes the first no younger
  await setClock(HOUR + 10);
  await expect(verifyPasswordResetCode(auth, oobCode)).rejects.toMatchObject({
    code: 'auth/expired-action-code',
  });
  const link = await fetch(
    `${emulator().url}/emulator/action?mode=resetPassword&oobCode=${oobCode}&newPassword=x`,
  );
  expect(link.status).toBe(400);
});

test('moves codes of authenticator apps', async () => {
  const auth = newAuth();
  const resolver = await resolverOf(auth, signIn('bob', auth));
  const uid = resolver.hints[0]?.uid;
  const code = await emulator().client.totpCode({ localId: 'bob' });
  await setClock(600);
  await expect(resolver.resolveSignIn(assertionFor(uid, code))).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  const later = await emulator().client.totpCode({ localId: 'bob' });
  const { user } = await resolver.resolveSignIn(assertionFor(uid, later));
  expectTime(await authTime(user), currentSecond() + 600);
});

test('restores the real time on reset', async () => {
  await setClock(HOUR);
  expect(await emulator().client.clock()).toBe(HOUR);
  await emulator().client.reset();
  expect(await emulator().client.clock()).toBe(0);
  expectTime(await authTime((await signIn('ann')).user), currentSecond());
});

const OWNER = { authorization: 'Bearer owner' };

test('the owner reads the time, and moves it', async () => {
  const clock = createClock();
  const { proxy, received } = await startTestServer({}, { clock });
  const client = createClient({ url: proxy.url, projectId: 'demo-test' });
  expect(await client.clock()).toBe(0);
  await client.setClock(-86_400);
  expect(await client.clock()).toBe(-86_400);
  expect(Math.abs(clock.now() - Date.now() + 86_400_000)).toBeLessThan(1000);
  expect(received).toEqual([]);
  await send(`${proxy.url}/emulator/openapi.json`);
  expect(received).toMatchObject([{ headers: { [offsetHeader]: '-86400000' } }]);
});

test.each([
  '',
  'offset=1',
  'null',
  '{}',
  '{"offset":"1"}',
  '{"offset":0.5}',
  '{"offset":1e400}',
  '{"offset":3153600001}',
])('an invalid offset is refused: %s', async (body) => {
  const { proxy } = await startTestServer();
  const url = `${proxy.url}/${clockPath}`;
  const answer = await send(url, { method: 'PUT', headers: OWNER, body });
  expect(answer.status).toBe(400);
  expect(JSON.parse((await send(url, { headers: OWNER })).text)).toEqual({ offset: 0 });
});
