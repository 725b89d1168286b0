import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { expect, test } from 'vitest';
import { LEGACY, V1 } from '../test/requestForms.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';
import { assertionFor, codeOf, enroll, resolverOf } from '../test/totpSdk.ts';
import { saveSeed } from './seed/saveSeed.ts';

/* TOTP as an app has it: by Firebase's own SDK, through the proxy, with the real emulator behind it. */

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const enrolled = {
  mfaEnrollmentId: 'phone-app',
  displayName: 'Phone',
  enrolledAt: '2026-01-01T00:00:00.000Z',
};
const mfaInfo = [{ ...enrolled, totpInfo: { sharedSecretKey: SECRET } }];
const { emulator, folder, newAuth, signIn } = sdkEmulator('demo-totp', [
  seedAccount('ann'),
  { ...seedAccount('bob'), mfaInfo },
  { ...seedAccount('cat'), emailVerified: false },
  { ...seedAccount('dan'), mfaInfo: [{ ...mfaInfo[0], mfaEnrollmentId: 'dans-app' }] },
]);

const resolverFor = (name: string) => {
  const auth = newAuth();
  return resolverOf(auth, signIn(name, auth));
};

test('enrolls an authenticator app, signs in with its code, and withdraws it', async () => {
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
  const code = await emulator().client.totpCode({ localId: 'ann' });
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

test('rejects a wrong code and a used one, for enrolling and signing in', async () => {
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

test('returns the code of an app that is being enrolled', async () => {
  const { user } = await signIn('ann');
  const { client } = emulator();
  expect(await client.totpCode({ localId: 'ann' })).toBeUndefined();
  const secret = await TotpMultiFactorGenerator.generateSecret(
    await multiFactor(user).getSession(),
  );
  expect(await client.totpEnrollments()).toMatchObject([
    { localId: 'ann', sharedSecretKey: secret.secretKey },
  ]);
  const code = (await client.totpCode({ localId: 'ann' })) ?? '';
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, code),
    null,
  );
  expect(await client.totpEnrollments()).toEqual([]);
  expect(await client.totpCode({ localId: 'ann' })).not.toBe(code);
  expect([...(await client.totpCodes()).keys()].sort()).toEqual(['ann', 'bob', 'dan']);
});

test('requires a recent login for enrolling and withdrawing', async () => {
  const tooOld = { code: 'auth/requires-recent-login' };
  const { user } = await signIn('ann');
  await emulator().client.setRecentLogin(0);
  await expect(enroll(user)).rejects.toMatchObject(tooOld);
  const again = await signIn('ann');
  await enroll(again.user);
  const [factor] = multiFactor(again.user).enrolledFactors;
  await emulator().client.setRecentLogin(0);
  await expect(multiFactor(again.user).unenroll(factor ?? '')).rejects.toMatchObject(tooOld);
  await emulator().client.setRecentLogin(300);
  await multiFactor(again.user).unenroll(factor ?? '');
  expect(multiFactor(again.user).enrolledFactors).toEqual([]);
});

test('does not enroll a user with an unverified e-mail', async () => {
  const { user } = await signIn('cat');
  await expect(enroll(user)).rejects.toMatchObject({ code: 'auth/unverified-email' });
});

test('loads the factors of the seed, lists them without their secret, and saves them', async () => {
  const { hints, resolveSignIn } = await resolverFor('bob').then((resolver) => ({
    hints: resolver.hints,
    resolveSignIn: resolver.resolveSignIn.bind(resolver),
  }));
  expect(hints).toMatchObject([{ uid: 'phone-app', displayName: 'Phone', factorId: 'totp' }]);
  const code = await emulator().client.totpCode({ localId: 'bob' });
  expect((await resolveSignIn(assertionFor('phone-app', code))).user.uid).toBe('bob');
  const listed = { ...enrolled, totpInfo: {} };
  expect(await emulator().client.account('bob@b.example')).toMatchObject({ mfaInfo: [listed] });
  expect(await saveSeed(emulator().client, folder)).toContain('nothing to save');
  expect(readFileSync(join(folder, 'auth_export/accounts.json'), 'utf8')).toContain(SECRET);
});

test('requires a code for every way to sign in', async () => {
  const body = JSON.stringify({
    email: 'bob@b.example',
    password: PASSWORD,
    returnSecureToken: true,
  });
  for (const path of [`${V1}/accounts:signInWithPassword`, `${LEGACY}/verifyPassword`]) {
    for (const authorization of [undefined, 'Bearer owner']) {
      const headers = {
        'content-type': 'application/json',
        ...(authorization && { authorization }),
      };
      const answer = await fetch(`${emulator().url}${path}?key=k`, {
        method: 'POST',
        headers,
        body,
      });
      const { mfaPendingCredential, ...others } = await answer.json();
      expect(mfaPendingCredential).toMatch(/./);
      expect(Object.keys(others)).not.toContain('idToken');
      expect(Object.keys(others)).not.toContain('refreshToken');
    }
  }
});

test('rejects a factor of another account for a pending sign-in', async () => {
  const resolver = await resolverFor('bob');
  const code = await emulator().client.totpCode({ localId: 'dan' }); // bob's, too: they share a secret
  await expect(resolver.resolveSignIn(assertionFor('dans-app', code))).rejects.toMatchObject({
    code: 'auth/multi-factor-info-not-found',
  });
  const { user } = await resolver.resolveSignIn(assertionFor('phone-app', code));
  expect(user.uid).toBe('bob');
});

test('removes a factor with its account, by the owner, and on reset', async () => {
  await enroll((await signIn('ann')).user);
  await emulator().client.deleteAccount('ann');
  await emulator().client.importAccounts([seedAccount('ann')]);
  expect((await signIn('ann')).user.uid).toBe('ann');
  expect(await emulator().client.totpCode({ localId: 'ann' })).toBeUndefined();

  await emulator().client.updateAccount('bob', { mfa: { enrollments: [] } });
  expect((await signIn('bob')).user.uid).toBe('bob');
  await emulator().client.reset();
  await resolverFor('bob');
});
