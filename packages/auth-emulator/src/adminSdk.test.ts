import { createHash, createHmac, pbkdf2Sync, scryptSync } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import type { Auth, UserImportOptions } from 'firebase-admin/auth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANN, codeOf, PASSWORD, signInAt, startAdminSdk } from '../test/adminSdk.ts';
import { connectSdk, sdk } from '../test/firebaseSdk.ts';
import type { SharedEmulator } from '../test/sharedEmulator.ts';

/* The Admin SDK with the real emulator behind the proxy: operations that the emulator alone lacks. */

let emulator: SharedEmulator;
let admin: Auth;

beforeAll(async () => {
  const started = await startAdminSdk('demo-admin-sdk');
  ({ emulator, admin } = started);
  return started.stop;
}, 180_000);
beforeEach(async () => void (await emulator.client.reset()));

const signIn = (email: string, password?: string, tenantId?: string) =>
  signInAt(emulator.url, email, {
    ...(password !== undefined && { password }),
    ...(tenantId !== undefined && { tenantId }),
  });

test('creates, finds, lists, changes and deletes users', async () => {
  const phoneNumber = '+15550100';
  await admin.createUser({ ...ANN, phoneNumber });
  expect(await codeOf(admin.createUser({ ...ANN, uid: 'other' }))).toBe(
    'auth/email-already-exists',
  );
  for (const user of [
    await admin.getUser('ann'),
    await admin.getUserByEmail(ANN.email),
    await admin.getUserByPhoneNumber(phoneNumber),
  ]) {
    expect(user).toMatchObject({ uid: 'ann', email: ANN.email, phoneNumber, displayName: 'Ann' });
  }
  await admin.updateUser('ann', { displayName: 'Anna', disabled: true });
  await admin.setCustomUserClaims('ann', { club: true });
  const { users } = await admin.listUsers();
  expect(users).toMatchObject([
    { displayName: 'Anna', disabled: true, customClaims: { club: true } },
  ]);
  expect(await codeOf(signIn(ANN.email))).toBe('auth/user-disabled');
  expect(await admin.deleteUsers(['ann', 'unknown'])).toMatchObject({ failureCount: 0 });
  expect(await codeOf(admin.getUser('ann'))).toBe('auth/user-not-found');
});

test('verifies tokens and session cookies until they are revoked', async () => {
  await emulator.client.setClock(-10); // seconds before the time of this machine, from which on none counts
  await admin.createUser(ANN);
  const idToken = await (await signIn(ANN.email)).getIdToken();
  expect(await admin.verifyIdToken(idToken, true)).toMatchObject({
    uid: 'ann',
    aud: 'demo-admin-sdk',
  });
  const cookie = await admin.createSessionCookie(idToken, { expiresIn: 3_600_000 });
  expect(await admin.verifySessionCookie(cookie, true)).toMatchObject({ uid: 'ann' });
  await admin.revokeRefreshTokens('ann');
  expect(await codeOf(admin.verifyIdToken(idToken, true))).toBe('auth/id-token-revoked');
  expect(await codeOf(admin.verifySessionCookie(cookie, true))).toBe('auth/session-cookie-revoked');
  const custom = await admin.createCustomToken('custom', { shop: 'north' });
  const { user } = await sdk.signInWithCustomToken(connectSdk(emulator.url), custom);
  expect((await user.getIdTokenResult()).claims).toMatchObject({
    user_id: 'custom',
    shop: 'north',
  });
});

const SETTINGS = { url: 'http://localhost:5173/', handleCodeInApp: true };

test('generates links without sending an e-mail', async () => {
  await admin.createUser(ANN);
  const auth = connectSdk(emulator.url);
  const codeIn = (link: string) => new URL(link).searchParams.get('oobCode') ?? '';
  await sdk.applyActionCode(auth, codeIn(await admin.generateEmailVerificationLink(ANN.email)));
  expect((await admin.getUser('ann')).emailVerified).toBe(true);
  const reset = await admin.generatePasswordResetLink(ANN.email, SETTINGS);
  await sdk.confirmPasswordReset(auth, codeIn(reset), 'Another#1');
  await signIn(ANN.email, 'Another#1');
  const link = await admin.generateSignInWithEmailLink(ANN.email, SETTINGS);
  expect((await sdk.signInWithEmailLink(auth, ANN.email, link)).user.uid).toBe('ann');
  const change = await admin.generateVerifyAndChangeEmailLink(ANN.email, 'new@b.example');
  await sdk.applyActionCode(auth, codeIn(change));
  expect((await admin.getUser('ann')).email).toBe('new@b.example');
  expect(await emulator.client.mail()).toEqual([]);
});

test('accepts only domains of the project for a link', async () => {
  await admin.createUser(ANN);
  const linkTo = (linkDomain: string) =>
    codeOf(admin.generateSignInWithEmailLink(ANN.email, { ...SETTINGS, linkDomain }));
  expect(await linkTo('demo-admin-sdk.web.app')).toBe('fine');
  expect(await linkTo('shop.example')).toBe('auth/invalid-hosting-link-domain');
});

test('keeps users and links of a tenant apart', async () => {
  const { tenantId } = await admin.tenantManager().createTenant({
    displayName: 'North',
    emailSignInConfig: { enabled: true, passwordRequired: false },
  });
  const tenant = admin.tenantManager().authForTenant(tenantId);
  await tenant.createUser(ANN);
  expect((await admin.listUsers()).users).toEqual([]);
  expect((await signIn(ANN.email, PASSWORD, tenantId)).tenantId).toBe(tenantId);
  const auth = connectSdk(emulator.url);
  auth.tenantId = tenantId;
  const link = await tenant.generateSignInWithEmailLink(ANN.email, SETTINGS);
  expect(new URL(link).searchParams.get('tenantId')).toBe(tenantId);
  expect((await sdk.signInWithEmailLink(auth, ANN.email, link)).user.uid).toBe('ann');
  const reset = await tenant.generatePasswordResetLink(ANN.email, SETTINGS);
  await sdk.confirmPasswordReset(
    auth,
    new URL(reset).searchParams.get('oobCode') ?? '',
    'Another#1',
  );
  expect((await signIn(ANN.email, 'Another#1', tenantId)).uid).toBe('ann');
});

test('keeps all settings of a tenant, from its creation and from changes', async () => {
  const tenants = admin.tenantManager();
  const settings = {
    displayName: 'North',
    emailSignInConfig: { enabled: true, passwordRequired: true },
    testPhoneNumbers: { '+16505551234': '019287' },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: { enforcementState: 'ENFORCE' as const, constraints: { minLength: 8 } },
  };
  const { tenantId } = await tenants.createTenant(settings);
  expect((await tenants.getTenant(tenantId)).toJSON()).toMatchObject(settings);
  await tenants.updateTenant(tenantId, {
    smsRegionConfig: { allowByDefault: { disallowedRegions: ['AC'] } },
  });
  const { tenants: listed } = await tenants.listTenants();
  expect(listed.map((tenant) => tenant.toJSON())).toMatchObject([
    { ...settings, smsRegionConfig: { allowByDefault: { disallowedRegions: ['AC'] } } },
  ]);
  await tenants.deleteTenant(tenantId);
  expect((await tenants.listTenants()).tenants).toEqual([]);
  await tenants.createTenant(settings);
  await emulator.client.reset();
  expect((await tenants.listTenants()).tenants).toEqual([]);
});

const OIDC = {
  displayName: 'Clubs',
  enabled: true,
  issuer: 'https://club.example',
  clientId: 'shop',
};
const SAML = {
  ...{ displayName: 'Staff', enabled: true, idpEntityId: 'staff', rpEntityId: 'shop' },
  ssoURL: 'https://staff.example/sso',
  x509Certificates: ['one'],
  callbackURL: 'https://shop.example/__/auth/handler',
};

test('sets up, lists, changes and deletes providers, and removes them on reset', async () => {
  expect(await admin.createProviderConfig({ ...OIDC, providerId: 'oidc.club' })).toMatchObject(
    OIDC,
  );
  await admin.createProviderConfig({ ...OIDC, providerId: 'oidc.other' });
  await admin.createProviderConfig({ ...SAML, providerId: 'saml.staff' });
  expect(await codeOf(admin.createProviderConfig({ ...OIDC, providerId: 'oidc.club' }))).toBe(
    'auth/configuration-exists',
  );
  const first = await admin.listProviderConfigs({ type: 'oidc', maxResults: 1 });
  const { pageToken = '' } = first;
  const second = await admin.listProviderConfigs({ type: 'oidc', maxResults: 1, pageToken });
  expect([...first.providerConfigs, ...second.providerConfigs]).toMatchObject([
    { providerId: 'oidc.club' },
    { providerId: 'oidc.other' },
  ]);
  expect(second.pageToken).toBeUndefined();
  await admin.updateProviderConfig('saml.staff', { idpEntityId: 'people', enabled: false });
  expect(await admin.getProviderConfig('saml.staff')).toMatchObject({
    ...SAML,
    ...{ idpEntityId: 'people', enabled: false },
  });
  const responseType = { code: true, idToken: false };
  const changed = { responseType, clientSecret: 'secret' };
  expect(await admin.updateProviderConfig('oidc.other', changed)).toMatchObject({
    ...OIDC,
    responseType: { code: true },
  });
  expect(
    await codeOf(admin.updateProviderConfig('oidc.other', { responseType: { code: true } })),
  ).toBe('auth/missing-oauth-client-secret');
  await admin.deleteProviderConfig('oidc.club');
  expect(await codeOf(admin.getProviderConfig('oidc.club'))).toBe('auth/configuration-not-found');
  await emulator.client.reset();
  expect((await admin.listProviderConfigs({ type: 'saml' })).providerConfigs).toEqual([]);
});

test.each(['+1555', 'x'])('the phone number %s is rejected', async (phoneNumber) => {
  expect(await codeOf(admin.createUser({ ...ANN, phoneNumber }))).toBe('auth/invalid-phone-number');
});

test('skips an account with an invalid phone number in an import, and imports the others', async () => {
  const users = [
    { uid: 'bad', phoneNumber: '+1error' },
    { uid: 'good', phoneNumber: '+15550100' },
    { uid: 'worse', phoneNumber: '+1 invalid' },
  ];
  const { successCount, errors } = await admin.importUsers(users);
  expect({ successCount, errors }).toMatchObject({
    successCount: 1,
    errors: [
      { index: 0, error: { code: 'auth/invalid-user-import' } },
      { index: 2, error: { code: 'auth/invalid-user-import' } },
    ],
  });
  expect((await admin.listUsers()).users.map(({ uid }) => uid)).toEqual(['good']);
});

const SALT = Buffer.from('NaCl');
const text = PASSWORD;
const HASHES: { options: UserImportOptions['hash']; passwordHash: Buffer }[] = [
  {
    options: { algorithm: 'HMAC_SHA256', key: Buffer.from('secret') },
    passwordHash: createHmac('sha256', 'secret').update(`${text}NaCl`).digest(),
  },
  {
    options: { algorithm: 'SHA256', rounds: 1 },
    passwordHash: createHash('sha256').update(`NaCl${text}`).digest(),
  },
  {
    options: { algorithm: 'MD5', rounds: 0 },
    passwordHash: Buffer.from(createHash('md5').update(`NaCl${text}`).digest('hex')),
  },
  { options: { algorithm: 'BCRYPT' }, passwordHash: Buffer.from(hashSync(text, 4)) },
  {
    options: {
      ...{ algorithm: 'STANDARD_SCRYPT', memoryCost: 1024, parallelization: 16 },
      ...{ blockSize: 8, derivedKeyLength: 64 },
    },
    passwordHash: scryptSync(text, SALT, 64, { N: 1024, r: 8, p: 16 }),
  },
  {
    options: { algorithm: 'PBKDF2_SHA256', rounds: 1000 },
    passwordHash: pbkdf2Sync(text, SALT, 1000, 64, 'sha256'),
  },
];

describe('an account that is imported with a hash', () => {
  test.each(HASHES)('signs in: $options.algorithm', async ({ options, passwordHash }) => {
    const user = { uid: 'ann', email: ANN.email, passwordHash, passwordSalt: SALT };
    expect(await admin.importUsers([user], { hash: options })).toMatchObject({ errors: [] });
    expect(await codeOf(signIn(ANN.email, 'wrong'))).toBe('auth/invalid-credential');
    expect((await signIn(ANN.email)).uid).toBe('ann');
    expect((await signIn(ANN.email)).uid).toBe('ann'); // and once more
    expect(await codeOf(signIn(ANN.email, 'wrong'))).toBe('auth/invalid-credential');
  });

  test('signs in by Firebase’s own scrypt', async () => {
    // From https://github.com/firebase/scrypt, as in Google's tests.
    const hash = {
      algorithm: 'SCRYPT' as const,
      key: Buffer.from(
        'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
        'base64',
      ),
      saltSeparator: Buffer.from('Bw==', 'base64'),
      ...{ rounds: 8, memoryCost: 14 },
    };
    const passwordHash = Buffer.from(
      'V358E8LdWJXAO7muq0CufVpEOXaj8aFiC7T/rcaGieN04q/ZPJ08WhJEHGjj9lz/2TT+/86N5VjVoc5DdBhBiw==',
      'base64',
    );
    const user = { uid: 'ann', email: ANN.email, passwordHash, passwordSalt: SALT };
    await admin.importUsers([user], { hash });
    expect((await signIn(ANN.email, 'password')).uid).toBe('ann');
  });

  test('signs in only with the new password after a change', async () => {
    const passwordHash = createHash('sha256').update(`NaCl${text}`).digest();
    const user = { uid: 'ann', email: ANN.email, passwordHash, passwordSalt: SALT };
    await admin.importUsers([user], { hash: { algorithm: 'SHA256', rounds: 1 } });
    await admin.updateUser('ann', { password: 'Another#1' });
    expect(await codeOf(signIn(ANN.email))).toBe('auth/invalid-credential');
    expect((await signIn(ANN.email, 'Another#1')).uid).toBe('ann');
  });
});
