import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { LEGACY } from '../test/requestForms.ts';
import { fileText, saveSeed } from './seed/saveSeed.ts';
import { type AuthEmulator, startAuthEmulator } from './startAuthEmulator.ts';

/* TOTP as an app has it: by Firebase's own SDK, through the proxy, with the real emulator behind it. */

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const PASSWORD = 'ToyBox#2026';
const account = (name: string) => ({
  localId: name,
  email: `${name}@b.example`,
  emailVerified: true,
  rawPassword: PASSWORD,
});
const enrolled = {
  mfaEnrollmentId: 'phone-app',
  displayName: 'Phone',
  enrolledAt: '2026-01-01T00:00:00.000Z',
};
const USERS = [
  account('ann'),
  { ...account('bob'), mfaInfo: [{ ...enrolled, totpInfo: { sharedSecretKey: SECRET } }] },
  { ...account('cat'), emailVerified: false },
];

const folder = mkdtempSync(join(tmpdir(), 'totp-'));
let emulator: AuthEmulator;

beforeAll(async () => {
  mkdirSync(join(folder, 'auth_export'));
  writeFileSync(join(folder, 'auth_export/accounts.json'), fileText({ users: USERS }));
  emulator = await startAuthEmulator({ projectId: 'demo-totp', port: 0, seed: folder });
}, 180_000);
afterAll(async () => {
  await emulator.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => void (await emulator.client.reset()));

function newAuth() {
  const app = initializeApp({ apiKey: 'any', projectId: 'demo-totp' }, crypto.randomUUID());
  onTestFinished(() => deleteApp(app));
  const auth = getAuth(app);
  connectAuthEmulator(auth, emulator.url, { disableWarnings: true });
  return auth;
}

const signIn = (name: string, auth = newAuth()) =>
  signInWithEmailAndPassword(auth, `${name}@b.example`, PASSWORD);

const codeOf = ({ secretKey }: TotpSecret, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secretKey) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

async function enroll(user: User) {
  const secret = await TotpMultiFactorGenerator.generateSecret(
    await multiFactor(user).getSession(),
  );
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret));
  await multiFactor(user).enroll(assertion, 'My phone');
  return secret;
}

/** Signs in with the first factor, as far as that gets. */
async function resolverFor(name: string, auth = newAuth()) {
  const error: unknown = await signIn(name, auth).then(
    () => 'no second factor',
    (reason) => reason,
  );
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  return getMultiFactorResolver(auth, error as MultiFactorError); // by its code
}

const assertionFor = (uid: string | undefined, code: string | undefined) =>
  TotpMultiFactorGenerator.assertionForSignIn(uid ?? '', code ?? '');

test('an app enrolls, signs in with a code, and withdraws', async () => {
  const { user } = await signIn('ann');
  const secret = await enroll(user);
  expect(secret).toMatchObject({
    codeLength: 6,
    codeIntervalSeconds: 30,
    hashingAlgorithm: 'SHA1',
  });
  const [factor] = multiFactor(user).enrolledFactors;
  expect(factor).toMatchObject({ factorId: 'totp', displayName: 'My phone' });

  const resolver = await resolverFor('ann');
  expect(resolver.hints).toMatchObject([{ uid: factor?.uid, factorId: 'totp' }]);
  const code = await emulator.client.totpCode({ localId: 'ann' });
  const again = await resolver.resolveSignIn(assertionFor(factor?.uid, code));
  const { claims, signInSecondFactor } = await again.user.getIdTokenResult(true);
  expect(signInSecondFactor).toBe('totp');
  expect(claims.firebase).toMatchObject({
    sign_in_provider: 'password',
    sign_in_second_factor: 'totp',
    second_factor_identifier: factor?.uid,
  });

  await multiFactor(again.user).unenroll(factor ?? '');
  expect(multiFactor(again.user).enrolledFactors).toEqual([]);
  expect((await signIn('ann')).user.uid).toBe('ann');
});

test('a wrong code neither enrolls nor signs in, and none counts twice', async () => {
  const { user } = await signIn('ann');
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  const wrong = codeOf(secret, 5);
  const finish = (code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), null);
  await expect(finish(wrong)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  expect(multiFactor(user).enrolledFactors).toEqual([]);
  await finish(codeOf(secret));

  const resolver = await resolverFor('ann');
  const uid = resolver.hints[0]?.uid;
  for (const code of [wrong, codeOf(secret)]) {
    await expect(resolver.resolveSignIn(assertionFor(uid, code))).rejects.toMatchObject({
      code: 'auth/invalid-verification-code',
    });
  }
  const next = codeOf(secret, 1); // a device whose clock is ahead
  expect((await resolver.resolveSignIn(assertionFor(uid, next))).user.uid).toBe('ann');
});

test('who has not verified the e-mail cannot enroll', async () => {
  const { user } = await signIn('cat');
  await expect(enroll(user)).rejects.toMatchObject({ code: 'auth/unverified-email' });
});

test('the seed has factors: they count, are listed without their secret, and are saved', async () => {
  const { hints, resolveSignIn } = await resolverFor('bob').then((resolver) => ({
    hints: resolver.hints,
    resolveSignIn: resolver.resolveSignIn.bind(resolver),
  }));
  expect(hints).toMatchObject([{ uid: 'phone-app', displayName: 'Phone', factorId: 'totp' }]);
  const code = await emulator.client.totpCode({ localId: 'bob' });
  expect((await resolveSignIn(assertionFor('phone-app', code))).user.uid).toBe('bob');
  const listed = { ...enrolled, totpInfo: {} };
  expect(await emulator.client.account('bob@b.example')).toMatchObject({ mfaInfo: [listed] });
  expect(await saveSeed(emulator.client, folder)).toContain('nothing to save');
  expect(readFileSync(join(folder, 'auth_export/accounts.json'), 'utf8')).toContain(SECRET);
});

test('no way in leads around a code', async () => {
  const body = JSON.stringify({
    email: 'bob@b.example',
    password: PASSWORD,
    returnSecureToken: true,
  });
  for (const path of [
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    `${LEGACY}/verifyPassword`,
  ]) {
    for (const authorization of [undefined, 'Bearer owner']) {
      const headers = {
        'content-type': 'application/json',
        ...(authorization && { authorization }),
      };
      const answer = await fetch(`${emulator.url}${path}?key=k`, { method: 'POST', headers, body });
      const { mfaPendingCredential, ...others } = await answer.json();
      expect(mfaPendingCredential).toMatch(/./);
      expect(Object.keys(others)).not.toContain('idToken');
      expect(Object.keys(others)).not.toContain('refreshToken');
    }
  }
});

test('a factor goes with its account, by the owner, and on reset', async () => {
  await enroll((await signIn('ann')).user);
  await emulator.client.deleteAccount('ann');
  await emulator.client.importAccounts([account('ann')]);
  expect((await signIn('ann')).user.uid).toBe('ann');

  await emulator.client.updateAccount('bob', { mfa: { enrollments: [] } });
  expect((await signIn('bob')).user.uid).toBe('bob');
  await emulator.client.reset();
  await resolverFor('bob');
});
