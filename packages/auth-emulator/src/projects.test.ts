import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { expect, test } from 'vitest';
import { sdk, VERIFIER } from '../test/firebaseSdk.ts';
import { PASSWORD, REVEALING, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';
import { enroll } from '../test/totpSdk.ts';
import { createClient } from './client.ts';

/* Several projects of one emulator: what one of them does is nothing to the other. Apps name theirs by the API key. */

const { emulator } = sdkEmulator('demo-first', [seedAccount('ann')], { rateLimits: true });
const DAY = 86_400; // seconds

/** A project that no other test has, with an app of it. */
async function newProject() {
  const projectId = `demo-${randomUUID()}`;
  const { url } = emulator();
  const client = createClient({ url, projectId });
  await client.reset();
  const auth = sdk.initializeAuth(initializeApp({ apiKey: projectId, projectId }, projectId), {
    persistence: sdk.inMemoryPersistence,
  });
  sdk.connectAuthEmulator(auth, url, { disableWarnings: true });
  return { client, auth, projectId };
}

const ANN = 'ann@b.example';
const signIn = (auth: Auth) => sdk.signInWithEmailAndPassword(auth, ANN, PASSWORD);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error) => error.code,
  );

test('keeps accounts, tokens and resets of projects apart', async () => {
  const [a, b] = [await newProject(), await newProject()];
  await sdk.createUserWithEmailAndPassword(a.auth, 'new@b.example', PASSWORD);
  const { user } = await signIn(b.auth);
  expect((await user.getIdTokenResult()).claims.aud).toBe(b.projectId);
  await b.client.updateAccount('ann', { displayName: 'B' });
  await a.client.reset();
  expect((await a.client.accounts()).map(({ localId }) => localId)).toEqual(['ann']);
  expect((await b.client.account(ANN))?.displayName).toBe('B');
  expect((await emulator().client.account(ANN))?.displayName).toBeUndefined();
  await user.reload();
  expect(user.displayName).toBe('B');
  expect((await user.getIdTokenResult(true)).claims.aud).toBe(b.projectId);
});

test('answers two resets at once, one after the other', async () => {
  const { client } = await newProject();
  await client.setRecentLogin(7);
  expect(await Promise.all([client.reset(), client.reset()])).toEqual([1, 1]);
  expect((await client.accounts()).map(({ localId }) => localId)).toEqual(['ann']);
  expect(await client.recentLogin()).toBe(300);
});

test('keeps clocks and recent logins of projects apart', async () => {
  const [a, b] = [await newProject(), await newProject()];
  await Promise.all([a.client.setClock(DAY), b.client.setClock(2 * DAY)]);
  const [one, other] = await Promise.all([signIn(a.auth), signIn(b.auth)]);
  const timeOf = async ({ user }: typeof one) =>
    Number((await user.getIdTokenResult()).claims.auth_time) - Date.now() / 1000;
  expect(Math.abs((await timeOf(one)) - DAY)).toBeLessThan(60);
  expect(Math.abs((await timeOf(other)) - 2 * DAY)).toBeLessThan(60);
  expect(await emulator().client.clock()).toBe(0);

  await a.client.setRecentLogin(0);
  expect(await codeOf(sdk.updatePassword(one.user, 'Another#1'))).toBe(
    'auth/requires-recent-login',
  );
  expect(await codeOf(sdk.updatePassword(other.user, 'Another#1'))).toBe('fine');
  await b.client.reset();
  expect([await a.client.clock(), await b.client.clock()]).toEqual([DAY, 0]);
});

test('keeps failures and limits of projects apart', async () => {
  const [a, b] = [await newProject(), await newProject()];
  await a.client.failNext('signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  expect(await codeOf(signIn(b.auth))).toBe('fine');
  expect(await b.client.faults()).toEqual([]);
  expect(await codeOf(signIn(a.auth))).toBe('auth/too-many-requests');

  const guess = () => codeOf(sdk.signInWithEmailAndPassword(a.auth, ANN, 'wrong'));
  for (let count = 0; count < 10; count += 1) expect(await guess()).toBe('auth/invalid-credential');
  expect(await guess()).toBe('auth/too-many-requests');
  expect(await codeOf(signIn(b.auth))).toBe('fine');
});

test('keeps changed password policies of projects apart', async () => {
  const [a, b] = [await newProject(), await newProject()];
  await a.client.setPasswordPolicy({ customStrengthOptions: { minPasswordLength: 12 } });
  const register = ({ auth }: typeof a) =>
    codeOf(sdk.createUserWithEmailAndPassword(auth, 'new@b.example', PASSWORD));
  expect(await register(a)).toBe('auth/password-does-not-meet-requirements');
  expect((await sdk.validatePassword(a.auth, PASSWORD)).isValid).toBe(false);
  expect(await register(b)).toBe('fine');
  expect((await sdk.validatePassword(b.auth, PASSWORD)).isValid).toBe(true);
  await a.client.reset();
  expect(await register(a)).toBe('fine');
});

test('keeps e-mails, links and text messages of projects apart', async () => {
  const [a, b] = [await newProject(), await newProject()];
  await sdk.sendPasswordResetEmail(a.auth, ANN);
  const { user } = await signIn(b.auth);
  await b.client.updateConfig(REVEALING);
  await sdk.updateEmail(user, 'new@b.example');
  expect((await a.client.mail()).map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
  expect((await b.client.mail()).map(({ requestType }) => requestType)).toEqual(['RECOVER_EMAIL']);
  expect(await emulator().client.mail()).toEqual([]);

  const [{ link = '' } = {}] = await a.client.mail();
  const page = await fetch(`${link}&newPassword=Another%231`); // as a program follows it
  expect(page.status).toBe(200);
  expect(await codeOf(sdk.signInWithEmailAndPassword(a.auth, ANN, 'Another#1'))).toBe('fine');

  await sdk.signInWithPhoneNumber(a.auth, '+15550100', VERIFIER);
  expect(await a.client.smsCodes()).toHaveLength(1);
  expect(await b.client.smsCodes()).toEqual([]);
});

test('keeps authenticator apps and blocking functions of projects apart', async () => {
  const [a, b] = [await newProject(), await newProject()];
  const { user } = await signIn(a.auth);
  await enroll(user);
  expect(await codeOf(signIn(a.auth))).toBe('auth/multi-factor-auth-required');
  expect(await codeOf(signIn(b.auth))).toBe('fine');
  expect(await b.client.totpFactors()).toEqual([]);

  await b.client.setBlockingFunctions({ beforeSignIn: 'http://127.0.0.1:1' });
  expect(await codeOf(signIn(b.auth))).toBe('auth/internal-error');
  expect(await codeOf(signIn(a.auth))).toBe('auth/multi-factor-auth-required');
});
