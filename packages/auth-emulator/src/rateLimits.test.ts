import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { V1 } from '../test/requestForms.ts';
import { asApp } from '../test/rest.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';
import { send, startTestServer } from '../test/testServer.ts';
import { createClient } from './client.ts';
import { factorsOf } from './totp/index.ts';

/* The provider's limits, as an app meets them: by Firebase's own SDK. */

const users = [seedAccount('ann'), seedAccount('bob')];
const { emulator, newAuth, signIn } = sdkEmulator('demo-limits', users, { rateLimits: true });
const tooMany = { code: 'auth/too-many-requests' };

/** Signs in by a text message, which the SDK does in browsers only; returns the error's message. */
async function signInByPhone(phoneNumber: string): Promise<string | undefined> {
  const call = async (name: string, body: object) =>
    (await asApp(emulator().url, `v1/accounts:${name}`, { body })).body;
  const { sessionInfo } = await call('sendVerificationCode', { phoneNumber });
  const [{ code = '' } = {}] = await emulator().client.smsCodes(phoneNumber);
  return (await call('signInWithPhoneNumber', { sessionInfo, code })).error?.message;
}

async function failToSignIn(times: number) {
  const auth = newAuth();
  for (let count = 0; count < times; count += 1) {
    await expect(signInWithEmailAndPassword(auth, 'ann@b.example', 'wrong')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  }
}

test('blocks an account, and no other, after ten wrong passwords', async () => {
  await failToSignIn(10);
  await expect(signIn('ann')).rejects.toMatchObject(tooMany);
  expect((await signIn('bob')).user.uid).toBe('bob');
  await emulator().client.setClock(301);
  expect((await signIn('ann')).user.uid).toBe('ann');
});

test('resets the count after a right password, or a new one', async () => {
  await failToSignIn(9);
  await signIn('ann');
  await failToSignIn(10);
  const auth = newAuth();
  await sendPasswordResetEmail(auth, 'ann@b.example');
  const [{ oobCode = '' } = {}] = await emulator().client.oobCodes();
  await confirmPasswordReset(auth, oobCode, PASSWORD);
  expect((await signIn('ann')).user.uid).toBe('ann');
});

test('creates a hundred accounts an hour for a machine, in any way, and lets existing ones sign in', async () => {
  const auth = newAuth();
  const withToken = (uid: string) => signInWithCustomToken(auth, JSON.stringify({ uid }));
  const { url, client } = emulator();
  for (let count = 0; count < 96; count += 1) {
    const body = { token: JSON.stringify({ uid: `new${count}` }) };
    await asApp(url, 'v1/accounts:signInWithCustomToken', { body });
  }
  const signUp = () => createUserWithEmailAndPassword(newAuth(), 'new@b.example', PASSWORD);
  await signUp();
  await expect(signUp()).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  await client.createAccount({ email: 'by@owner.example', password: PASSWORD });
  for (let count = 0; count < 5; count += 1) await withToken('ann');
  await signInAnonymously(newAuth());
  const google = GoogleAuthProvider.credential(JSON.stringify({ sub: '7', email: 'g@b.example' }));
  await signInWithCredential(newAuth(), google);
  await signInWithCredential(newAuth(), google);
  expect(await signInByPhone('+15550100')).toBeUndefined();
  expect(await signInByPhone('+15550101')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
  await expect(withToken('another')).rejects.toMatchObject(tooMany);
  await expect(signUp()).rejects.toMatchObject(tooMany);
  expect((await client.accounts()).map(({ localId }) => localId)).not.toContain('another');
  await withToken('ann');
  await signInWithCredential(newAuth(), google);
  await client.setClock(3601);
  await withToken('another');
});

test('sends five sign-in links a day', async () => {
  const auth = newAuth();
  const settings = { url: 'http://localhost:5173/', handleCodeInApp: true };
  const send = () => sendSignInLinkToEmail(auth, 'ann@b.example', settings);
  for (const _ of [1, 2, 3, 4, 5]) await send();
  await expect(send()).rejects.toMatchObject({ code: 'auth/quota-exceeded' });
  await emulator().client.reset();
  await send();
});

async function start(message: string) {
  const body = JSON.stringify({ error: { code: 400, message } });
  const { proxy, received } = await startTestServer({ status: 400, body }, { rateLimits: true });
  const post = async (path: string, body: object) => {
    const options = { method: 'POST', body: JSON.stringify(body) };
    return JSON.parse((await send(`${proxy.url}${path}?key=k`, options)).text).error?.message ?? '';
  };
  const client = createClient({ url: proxy.url, projectId: 'demo-test' });
  return { received, post, client, project: proxy.project };
}

test('of many passwords that are tried at once ten count', async () => {
  const { received, post } = await start('INVALID_LOGIN_CREDENTIALS');
  const guess = { email: 'ann@b.example', password: 'wrong' };
  const path = `${V1}/accounts:signInWithPassword`;
  const messages = await Promise.all(Array.from({ length: 60 }, () => post(path, guess)));
  expect(received).toHaveLength(10);
  expect(messages.filter((text) => text.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER'))).toHaveLength(
    50,
  );
});

test('other failures do not count as guesses', async () => {
  const { received, post } = await start('OPERATION_NOT_ALLOWED');
  const guess = { email: 'ann@b.example', password: 'right' };
  for (let count = 0; count < 12; count += 1)
    await post(`${V1}/accounts:signInWithPassword`, guess);
  expect(received).toHaveLength(12);
});

test('an e-mail counts, whether its type is a name or a number', async () => {
  const { received, post } = await start('ANYTHING');
  for (const requestType of ['EMAIL_SIGNIN', 6, '6', 'EMAIL_SIGNIN', 6]) {
    await post(`${V1}/accounts:sendOobCode`, { requestType, email: 'ann@b.example' });
  }
  const body = { request_type: 6, email: 'ann@b.example' };
  expect(await post(`${V1}/accounts:sendOobCode`, body)).toMatch(/^QUOTA_EXCEEDED/);
  expect(received).toHaveLength(5);
});

test.each([
  { phoneVerificationInfo: { sessionInfo: 'x', code: '1' } },
  { totpVerificationInfo: { verificationCode: '000000' }, mfaEnrollmentId: 'x' },
])('of many codes of a second factor that are tried at once ten count: %j', async (code) => {
  const { post, project } = await start('INVALID_CODE');
  factorsOf(project).signIns.set('pending', { localId: 'ann' });
  const path = '/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize';
  const guess = () => post(path, { mfaPendingCredential: 'pending', ...code });
  const messages = await Promise.all(Array.from({ length: 30 }, guess));
  expect(messages.filter((text) => text.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER'))).toHaveLength(
    20,
  );
});

const signInBody = (tenantId?: string) => ({
  ...{ email: 'ann@b.example', password: 'wrong' },
  ...(tenantId && { tenantId }),
});

test('counts guesses in each tenant for itself', async () => {
  const { post } = await start('INVALID_LOGIN_CREDENTIALS');
  const guess = (tenantId?: string) =>
    post(`${V1}/accounts:signInWithPassword`, signInBody(tenantId));
  for (let count = 0; count < 11; count += 1) await guess('toys');
  expect(await guess('toys')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
  expect(await guess('books')).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(await guess()).toBe('INVALID_LOGIN_CREDENTIALS');
});

test('lists what is used, and when it is free again; the owner switches limits off', async () => {
  const { post, client } = await start('INVALID_LOGIN_CREDENTIALS');
  const guess = () => post(`${V1}/accounts:signInWithPassword`, signInBody());
  for (let count = 0; count < 10; count += 1) await guess();
  const { enabled, limits } = await client.rateLimits();
  expect(enabled).toBe(true);
  expect(limits).toContainEqual({ name: 'Sign-in links a day', used: 0, allowed: 5 });
  const guesses = limits.find(({ name }) => name.endsWith('of ann@b.example'));
  expect(guesses).toMatchObject({ used: 10, allowed: 10 });
  expect(Math.abs(Number(guesses?.freesAt) - Date.now() - 300_000)).toBeLessThan(60_000);
  expect(await guess()).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
  expect(await client.setRateLimits(false)).toMatchObject({ enabled: false });
  expect(await guess()).toBe('INVALID_LOGIN_CREDENTIALS');
});
