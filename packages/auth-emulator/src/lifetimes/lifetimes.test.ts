import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asApp, asOwner } from '../../test/rest.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';
import { customToken, smsCode } from '../../test/signInWays.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { claimsOf, customClaimsOf } from '../pipeline/tokens.ts';

/* Each credential is valid for its time by the emulator's clock, and not longer. */

const PROJECT = 'demo-lifetimes';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const factors = (id: string, info: object) => [{ mfaEnrollmentId: id, ...info }];
const { emulator, newAuth, signIn } = sdkEmulator(PROJECT, [
  seedAccount('ann'),
  { ...seedAccount('bob'), mfaInfo: factors('app', { totpInfo: { sharedSecretKey: SECRET } }) },
  { ...seedAccount('cat'), mfaInfo: factors('sms', { phoneInfo: '+15550120' }) },
]);
const client = () => emulator().client;

type Fields = Record<string, unknown>;

/** Sends an operation of an app; returns the fields of its answer. */
async function post(operation: string, body: object): Promise<Fields> {
  const path = operation.includes(':') ? `v2/accounts/${operation}` : `v1/accounts:${operation}`;
  return (await asApp(emulator().url, path, { body })).body;
}

async function signInWithPassword(name: string) {
  return post('signInWithPassword', { email: `${name}@b.example`, password: PASSWORD });
}

/** Requests an e-mail's link; returns its code. */
async function mailed(requestType: string, more: object = {}) {
  await post('sendOobCode', { requestType, email: 'ann@b.example', ...more });
  return (await client().oobCodes()).at(-1)?.oobCode;
}

async function recoveryCode() {
  await client().updateConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
  const { idToken } = await signInWithPassword('ann');
  await post('update', { idToken, email: 'new@b.example' });
  return (await client().oobCodes('ann@b.example')).at(-1)?.oobCode;
}

async function textMessage(phoneNumber: string): Promise<[Fields, string]> {
  const sent = await post('sendVerificationCode', { phoneNumber });
  return [sent, await smsCode(client(), phoneNumber)];
}

/** A proof of a number that belongs to another account. */
async function temporaryProof() {
  const phoneNumber = '+15550121';
  await client().importAccounts([{ localId: 'eve', phoneNumber }]);
  const { idToken } = await signInWithPassword('ann');
  const [{ sessionInfo }, code] = await textMessage(phoneNumber);
  return post('signInWithPhoneNumber', { sessionInfo, code, idToken });
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A way to use a credential, which is not used up by a refusal. */
type Use = () => Promise<Fields>;

const WAYS: Record<keyof typeof LIFETIMES, [error: string, issue: () => Promise<Use>]> = {
  idToken: [
    'INVALID_ID_TOKEN',
    async () => {
      const { idToken } = await signInWithPassword('ann');
      return () => post('lookup', { idToken });
    },
  ],
  customToken: [
    'INVALID_CUSTOM_TOKEN',
    async () => {
      const claims = { ...customClaimsOf(customToken('dan')), iat: nowSeconds() };
      return () => post('signInWithCustomToken', { token: JSON.stringify(claims) });
    },
  ],
  sessionCookie: [
    'expired', // the Admin SDK reads it
    async () => {
      const { idToken } = await signInWithPassword('ann');
      const path = `v1/projects/${PROJECT}:createSessionCookie`;
      const { body } = await asOwner(emulator().url, path, { body: { idToken } });
      const end = Number(claimsOf(body.sessionCookie).exp);
      return async () => {
        const isOver = end <= nowSeconds() + (await client().clock());
        return isOver ? { error: { message: 'expired' } } : {};
      };
    },
  ],
  temporaryProof: [
    'INVALID_TEMPORARY_PROOF',
    async () => {
      const { temporaryProof: proof, phoneNumber } = await temporaryProof();
      return () => post('signInWithPhoneNumber', { temporaryProof: proof, phoneNumber });
    },
  ],
  passwordResetLink: [
    'EXPIRED_OOB_CODE',
    async () => {
      const oobCode = await mailed('PASSWORD_RESET');
      return () => post('resetPassword', { oobCode });
    },
  ],
  signInLink: [
    'EXPIRED_OOB_CODE',
    async () => {
      const oobCode = await mailed('EMAIL_SIGNIN');
      return () => post('signInWithEmailLink', { oobCode, email: 'ann@b.example' });
    },
  ],
  verificationLink: [
    'EXPIRED_OOB_CODE',
    async () => {
      const { idToken } = await signInWithPassword('ann');
      const oobCode = await mailed('VERIFY_EMAIL', { idToken });
      return () => post('update', { oobCode });
    },
  ],
  addressChangeLink: [
    'EXPIRED_OOB_CODE',
    async () => {
      const { idToken } = await signInWithPassword('ann');
      const change = { idToken, newEmail: 'new@b.example' };
      const oobCode = await mailed('VERIFY_AND_CHANGE_EMAIL', change);
      return () => post('update', { oobCode });
    },
  ],
  recoveryLink: [
    'EXPIRED_OOB_CODE',
    async () => {
      const oobCode = await recoveryCode();
      return () => post('update', { oobCode });
    },
  ],
  smsCode: [
    'SESSION_EXPIRED',
    async () => {
      const [{ sessionInfo }, code] = await textMessage('+15550122');
      return () => post('signInWithPhoneNumber', { sessionInfo, code });
    },
  ],
  pendingSecondFactor: [
    'INVALID_MFA_PENDING_CREDENTIAL',
    async () => {
      const { mfaPendingCredential } = await signInWithPassword('bob');
      return async () => {
        const verificationCode = await client().totpCode({ localId: 'bob' });
        const info = { mfaEnrollmentId: 'app', totpVerificationInfo: { verificationCode } };
        return post('mfaSignIn:finalize', { mfaPendingCredential, ...info });
      };
    },
  ],
  totpEnrollment: [
    'SESSION_EXPIRED',
    async () => {
      await client().setRecentLogin(3600);
      const { idToken } = await signInWithPassword('ann');
      const started = await post('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
      const { sessionInfo }: Fields = Object(started.totpSessionInfo);
      return async () => {
        const [enrollment] = await client().totpEnrollments();
        const totpVerificationInfo = {
          sessionInfo,
          verificationCode: enrollment?.code ?? '000000',
        };
        return post('mfaEnrollment:finalize', { idToken, totpVerificationInfo });
      };
    },
  ],
};

test.each(Object.entries(WAYS))(
  'accepts a credential for its lifetime only: %s',
  async (name, way) => {
    const [error, issue] = way;
    const seconds = LIFETIMES[name as keyof typeof LIFETIMES] / 1000; // a key of the same names
    const use = await issue();
    await client().setClock(seconds + 10);
    expect((await use()).error).toMatchObject({ message: expect.stringContaining(error) });
    await client().setClock(seconds - 10);
    expect((await use()).error).toBeUndefined();
  },
);

test('expires a second factor by telephone, too', async () => {
  const { mfaPendingCredential } = await signInWithPassword('cat');
  const start = () =>
    post('mfaSignIn:start', { mfaPendingCredential, mfaEnrollmentId: 'sms', phoneSignInInfo: {} });
  await client().setClock(LIFETIMES.pendingSecondFactor / 1000 + 10);
  expect((await start()).error).toMatchObject({ message: 'INVALID_MFA_PENDING_CREDENTIAL' });
  await client().setClock(0);
  expect((await start()).phoneResponseInfo).toBeDefined();
});

test('makes no session cookie of an expired ID token, and takes none for an ID token', async () => {
  const { idToken } = await signInWithPassword('ann');
  const path = `v1/projects/${PROJECT}:createSessionCookie`;
  const create = () => asOwner(emulator().url, path, { body: { idToken } });
  const { sessionCookie } = (await create()).body;
  const lookup = await post('lookup', { idToken: sessionCookie });
  expect(lookup.error).toMatchObject({ message: 'INVALID_ID_TOKEN' });
  await client().setClock(LIFETIMES.idToken / 1000 + 10);
  expect((await create()).body.error).toMatchObject({ message: 'INVALID_ID_TOKEN' });
});

test.each([{ exp: '1' }, { exp: null }, { iat: '1' }, { iat: 'now' }])(
  'refuses a custom token of another time or none: %j',
  async (claims) => {
    const token = JSON.stringify({ uid: 'dan', ...claims });
    const { error } = await post('signInWithCustomToken', { token });
    expect(error).toMatchObject({ message: expect.stringContaining('INVALID_CUSTOM_TOKEN') });
  },
);

test('keeps the SDK’s user when a token has expired, and refreshes it', async () => {
  const auth = newAuth();
  const { user } = await signIn('ann', auth);
  await client().setClock(LIFETIMES.idToken / 1000 + 10);
  await expect(user.reload()).rejects.toMatchObject({ code: 'auth/invalid-user-token' });
  expect(auth.currentUser).toBe(user);
  await user.getIdToken(true);
  await user.reload();
});

test('lists each lifetime in the README', () => {
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| .* \| (\d+) (minutes?|hours?|days?) \|/gm)];
  const UNITS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
  const listed = rows.map(([, name, count, unit = '']) => {
    const ms = UNITS[unit.replace(/s$/, '') as keyof typeof UNITS]; // the pattern has the same names
    return [name, Number(count) * ms];
  });
  expect(Object.fromEntries(listed)).toEqual(LIFETIMES);
});
