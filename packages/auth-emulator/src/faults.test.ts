import { sendPasswordResetEmail, signOut, type User } from 'firebase/auth';
import { expect, test } from 'vitest';
import { V1 } from '../test/requestForms.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';
import { assertionFor, resolverOf } from '../test/totpSdk.ts';

/* Failures that a test asks for, as an app sees them: by Firebase's own SDK. */

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const { emulator, newAuth, signIn } = sdkEmulator('demo-faults', [
  seedAccount('ann'),
  seedAccount('bob'),
  { ...seedAccount('tom'), mfaInfo: [{ totpInfo: { sharedSecretKey: SECRET } }] },
]);
const client = () => emulator().client;

const uidOf = async (signedIn: Promise<{ user: User }>) => (await signedIn).user.uid;
const code = (name: string) => ({ code: `auth/${name}` });
const BODY = JSON.stringify({ email: 'ann@b.example', password: PASSWORD });

const post = (signal?: AbortSignal) =>
  fetch(`${emulator().url}${V1}/accounts:signInWithPassword?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
    ...(signal && { signal }),
  });

test('fails the next sign-in with a code of the provider, and not the one after it', async () => {
  await client().failNext('signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await expect(signIn('ann')).rejects.toMatchObject(code('too-many-requests'));
  expect(await uidOf(signIn('ann'))).toBe('ann');
});

test('fails only requests of one account, named by any of its identifiers', async () => {
  const bob = await client().account('bob@b.example');
  await client().failNext('*', 'USER_DISABLED', { times: 3, account: bob ?? {} });
  expect(await uidOf(signIn('ann'))).toBe('ann');
  await expect(signIn('bob')).rejects.toMatchObject(code('user-disabled')); // by e-mail
  await client().clearFaults();
  const { user } = await signIn('bob');
  await client().failNext('token', 'USER_DISABLED', { account: { email: 'bob@b.example' } });
  await (await signIn('ann')).user.getIdToken(true);
  await expect(user.getIdToken(true)).rejects.toMatchObject(code('user-disabled')); // by refresh token
  await client().failNext('lookup', 'INVALID_ID_TOKEN', { account: { localId: 'ann' } });
  const again = (await signIn('bob')).user;
  await expect(signIn('ann')).rejects.toMatchObject(code('invalid-user-token')); // by ID token
  expect(again.uid).toBe('bob');
});

test('fails a second factor', async () => {
  const auth = newAuth();
  const resolver = await resolverOf(auth, signIn('tom', auth));
  await client().failNext('mfaSignIn:finalize', 'TOO_MANY_ATTEMPTS_TRY_LATER', {
    account: { localId: 'tom' },
  });
  const enter = async () => {
    const totpCode = await client().totpCode({ localId: 'tom' });
    return resolver.resolveSignIn(assertionFor(resolver.hints[0]?.uid, totpCode));
  };
  await expect(enter()).rejects.toMatchObject(code('too-many-requests'));
  expect(await uidOf(enter())).toBe('tom');
});

test('does not send an e-mail whose request fails', async () => {
  await client().failNext('sendOobCode', 'QUOTA_EXCEEDED : Exceeded daily quota for email.');
  await expect(sendPasswordResetEmail(newAuth(), 'ann@b.example')).rejects.toMatchObject(
    code('quota-exceeded'),
  );
  expect(await client().oobCodes()).toEqual([]);
});

test('closes a connection, or never answers', async () => {
  await client().failNext('signInWithPassword', 'close');
  await expect(signIn('ann')).rejects.toMatchObject(code('network-request-failed'));
  await client().failNext('signInWithPassword', 'hang');
  await expect(post(AbortSignal.timeout(500))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await uidOf(signIn('ann'))).toBe('ann');
});

test('delays an answer', async () => {
  await client().failNext('signInWithPassword', 'delay', { delay: 400 });
  const start = performance.now();
  expect(await uidOf(signIn('ann'))).toBe('ann');
  expect(performance.now() - start).toBeGreaterThan(390);
});

test("the client's own requests fail only if that was said", async () => {
  await client().failNext('lookup', 'USER_NOT_FOUND');
  expect(await client().account('ann@b.example')).toBeDefined();
  await client().failNext('lookup', 'USER_NOT_FOUND', { admin: true });
  await expect(client().account('ann@b.example')).rejects.toThrow('USER_NOT_FOUND');
  expect(await client().faults()).toMatchObject([{ operation: 'lookup', admin: false }]);
  await client().reset();
  expect(await client().faults()).toEqual([]);
  const auth = newAuth();
  await signIn('ann', auth);
  await signOut(auth);
});
