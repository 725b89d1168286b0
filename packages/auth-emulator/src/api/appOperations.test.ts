import { expect, test } from 'vitest';
import { asApp, asOwner } from '../../test/rest.ts';
import { PASSWORD, REVEALING, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* The operations of apps, by REST: docs/coverage.md names these tests for those that no other test shows. */

const ANN = seedAccount('ann');
const MFA = { state: 'ENABLED', enabledProviders: ['PHONE_SMS'] };
const { emulator } = sdkEmulator('demo-app-operations', [ANN], {
  config: { ...REVEALING, signIn: { allowDuplicateEmails: false } },
});

const app = (path: string, body?: object) => asApp(emulator().url, path, body ? { body } : {});

async function signIn() {
  const { body } = await app('v1/accounts:signInWithPassword', {
    ...{ email: ANN.email, password: PASSWORD, returnSecureToken: true },
  });
  return body;
}

const emulated = async (kind: string) =>
  (await asOwner(emulator().url, `emulator/v1/projects/demo-app-operations/${kind}`)).body[kind];

test('registers, changes and deletes an account', async () => {
  const { body: ben } = await app('v1/accounts:signUp', {
    ...{ email: 'ben@b.example', password: PASSWORD, returnSecureToken: true },
  });
  const { idToken } = ben;
  await app('v1/accounts:update', { idToken, displayName: 'Ben' });
  const { body } = await app('v1/accounts:lookup', { idToken });
  expect(body.users).toMatchObject([{ displayName: 'Ben', email: 'ben@b.example' }]);
  const token = { grantType: 'refresh_token', refreshToken: ben.refreshToken };
  const refreshed = await app('securetoken.googleapis.com/v1/token', token);
  expect(refreshed.body.user_id).toBe(ben.localId);
  expect((await app('v1/accounts:delete', { idToken })).status).toBe(200);
  expect((await app('v1/accounts:lookup', { idToken })).status).toBe(400);
});

test('signs in by each way of the API', async () => {
  const known = await app('v1/accounts:createAuthUri', {
    ...{ identifier: ANN.email, continueUri: 'http://localhost/' },
  });
  expect(known.body.signinMethods).toEqual(['password']);
  expect((await signIn()).localId).toBe('ann');
  await app('v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email: ANN.email });
  const [{ oobCode }] = await emulated('oobCodes');
  const byLink = await app('v1/accounts:signInWithEmailLink', { email: ANN.email, oobCode });
  expect(byLink.body.localId).toBe('ann');
  const token = JSON.stringify({ uid: 'carl' });
  const custom = { token, returnSecureToken: true };
  expect((await app('v1/accounts:signInWithCustomToken', custom)).body.isNewUser).toBe(true);
  const google = JSON.stringify({ sub: 'g1', email: 'dora@b.example', email_verified: true });
  const byGoogle = await app('v1/accounts:signInWithIdp', {
    ...{ requestUri: 'http://localhost', returnSecureToken: true },
    postBody: `id_token=${encodeURIComponent(google)}&providerId=google.com`,
  });
  expect(byGoogle.body.email).toBe('dora@b.example');
  const phone = { phoneNumber: '+15555550100', recaptchaToken: 'none' };
  const { body: sent } = await app('v1/accounts:sendVerificationCode', phone);
  const [{ code }] = await emulated('verificationCodes');
  const byPhone = { sessionInfo: sent.sessionInfo, code };
  expect((await app('v1/accounts:signInWithPhoneNumber', byPhone)).body.isNewUser).toBe(true);
});

test('resets a password by an e-mail', async () => {
  await app('v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: ANN.email });
  const [{ oobCode }] = await emulated('oobCodes');
  const reset = { oobCode, newPassword: 'Another#1' };
  expect((await app('v1/accounts:resetPassword', reset)).body.email).toBe(ANN.email);
});

test('enrolls a telephone as second factor, signs in with it, and withdraws it', async () => {
  await asOwner(emulator().url, 'v2/projects/demo-app-operations/config?updateMask=mfa', {
    ...{ method: 'PATCH', body: { mfa: MFA } },
  });
  const { idToken } = await signIn();
  const phoneNumber = '+15555550100';
  const { body: enrollment } = await app('v2/accounts/mfaEnrollment:start', {
    ...{ idToken, phoneEnrollmentInfo: { phoneNumber, recaptchaToken: 'none' } },
  });
  const { sessionInfo } = enrollment.phoneSessionInfo;
  const [{ code }] = await emulated('verificationCodes');
  const enrolled = await app('v2/accounts/mfaEnrollment:finalize', {
    ...{ idToken, phoneVerificationInfo: { sessionInfo, code, phoneNumber } },
  });
  expect(enrolled.status).toBe(200);
  const { mfaPendingCredential, mfaInfo } = await signIn();
  const [{ mfaEnrollmentId }] = mfaInfo;
  const { body: started } = await app('v2/accounts/mfaSignIn:start', {
    ...{ mfaPendingCredential, mfaEnrollmentId },
    phoneSignInInfo: { recaptchaToken: 'none' },
  });
  const codes = await emulated('verificationCodes');
  const signedIn = await app('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    phoneVerificationInfo: {
      sessionInfo: started.phoneResponseInfo.sessionInfo,
      code: codes.at(-1).code,
    },
  });
  const withdrawal = { idToken: signedIn.body.idToken, mfaEnrollmentId };
  expect((await app('v2/accounts/mfaEnrollment:withdraw', withdrawal)).status).toBe(200);
  expect((await signIn()).localId).toBe('ann');
});

test('enrolls a passkey and signs in with it', async () => {
  const { idToken } = await signIn();
  expect((await app('v2/accounts/passkeyEnrollment:start', { idToken })).status).toBe(200);
  const enrolled = await app('v2/accounts/passkeyEnrollment:finalize', {
    ...{ idToken, authenticatorRegistrationResponse: { id: 'key' } },
  });
  expect(enrolled.body.localId).toBe('ann');
  expect((await app('v2/accounts/passkeySignIn:start', {})).status).toBe(200);
  const signedIn = await app('v2/accounts/passkeySignIn:finalize', {
    authenticatorAuthenticationResponse: { id: 'key' },
  });
  expect(signedIn.body.idToken).toBeTruthy();
});

test('serves an app the settings of its project', async () => {
  expect((await app('v1/projects')).body.projectId).toBeTruthy();
  expect((await app('v1/recaptchaParams')).status).toBe(200);
  expect((await app('v2/passwordPolicy')).body.customStrengthOptions).toBeTruthy();
});
