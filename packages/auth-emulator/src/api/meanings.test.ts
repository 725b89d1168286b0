import { expect, test } from 'vitest';
import { meaningOf } from '../../test/coverage/meanings.ts';
import { asApp } from '../../test/rest.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* The running emulator simulates what docs/coverage.md calls partial or simulated. */

const { emulator } = sdkEmulator('demo-meanings', [seedAccount('ann')]);
const ANN = { email: 'ann@b.example', password: PASSWORD };
const app = (path: string, body: object) => asApp(emulator().url, path, { body });

const signIn = async () => (await app('v1/accounts:signInWithPassword', ANN)).body;
const NONE = Buffer.from('{"_AuthEmulatorMfaPendingCredential":"x"}').toString('base64');
const idp = (more: object = {}) => ({
  ...{ requestUri: 'http://localhost', ...more },
  postBody: `id_token=${encodeURIComponent('{"sub":"x"}')}&providerId=oidc.any`,
});
const unsigned = `e30.${Buffer.from(
  JSON.stringify({
    aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    uid: 'x',
  }),
).toString('base64url')}.any`;

/** A request by its operation, and the status or error of its answer. */
const ROWS: [operation: string, fields: object, result: number | string][] = [
  ['v1/accounts:createAuthUri', { providerId: 'google.com' }, 501],
  ['v1/accounts:signInWithPassword', { ...ANN, captchaResponse: 'x' }, 501],
  ['v1/accounts:signInWithPassword', { ...ANN, pendingIdToken: 'x' }, 501],
  ['v1/accounts:update', { idToken: 'of Ann', provider: ['google.com'] }, 501],
  ['v1/accounts:update', { idToken: 'of Ann', deleteAttribute: ['RAW_USER_INFO'] }, 501],
  ['v1/accounts:signInWithIdp', idp({ pendingIdToken: 'x' }), 501],
  [
    'v2/accounts/mfaSignIn:finalize',
    { mfaPendingCredential: NONE, phoneVerificationInfo: { androidVerificationProof: 'x' } },
    501,
  ],
  ['v1/accounts:resetPassword', { ...ANN, oldPassword: PASSWORD }, 'MISSING_OOB_CODE'],
  ['v1/token', { grantType: 'authorization_code', code: 'x' }, 'INVALID_GRANT_TYPE'],
  ['v1/accounts:signInWithIdp', idp(), 200],
  ['v1/accounts:signInWithCustomToken', { token: unsigned }, 200],
  ['v1/accounts:sendVerificationCode', { phoneNumber: '+15550140', recaptchaToken: 'x' }, 200],
];

test.each(ROWS)(
  'says truly of %s what is missing or simulated: %j',
  async (operation, fields, result) => {
    const { idToken } = await signIn();
    const path = operation === 'v1/token' ? `securetoken.googleapis.com/${operation}` : operation;
    const sent = 'idToken' in fields ? { ...fields, idToken } : fields;
    const { status, body } = await app(path, sent);
    expect(typeof result === 'number' ? status : body.error?.message).toBe(result);
    const [kind] = meaningOf(`POST ${operation}`) ?? [];
    expect(kind).toBe(operation.endsWith('Idp') || result === 200 ? 'simulated' : 'partial');
  },
);

test('signs in with a passkey that no device has', async () => {
  const { idToken } = await signIn();
  const enrollment = { idToken, authenticatorRegistrationResponse: { id: 'invented' } };
  await app('v2/accounts/passkeyEnrollment:finalize', enrollment);
  const signInWith = { authenticatorAuthenticationResponse: { id: 'invented' } };
  const { body } = await app('v2/accounts/passkeySignIn:finalize', signInWith);
  expect(body.idToken).toBeDefined();
  expect(meaningOf('POST v2/accounts/passkeySignIn:finalize')?.[0]).toBe('simulated');
});
