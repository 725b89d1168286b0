import type { Auth } from 'firebase-admin/auth';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ANN, codeOf, PASSWORD, signInAt, startAdminSdk } from '../test/adminSdk.ts';
import { connectSdk, sdk } from '../test/firebaseSdk.ts';
import type { SharedEmulator } from '../test/sharedEmulator.ts';

/* The Admin SDK's user management: the emulator has these flows, and the proxy must not break them. */

let emulator: SharedEmulator;
let admin: Auth;

beforeAll(async () => {
  const started = await startAdminSdk('demo-admin-users');
  ({ emulator, admin } = started);
  return started.stop;
}, 180_000);
beforeEach(async () => void (await emulator.client.reset()));

const NUMBER = '+15550100';
const GOOGLE = { providerId: 'google.com', uid: 'google-ann' };
const uidsOf = (users: { uid: string }[]) => users.map(({ uid }) => uid).sort();

test('creates a user with an ID, finds it by a provider, and rejects a taken ID or e-mail', async () => {
  const { uid } = await admin.createUser({ displayName: 'Nameless' });
  expect(uid).toMatch(/^\w{20,}$/);
  expect(await codeOf(admin.createUser({ uid }))).toBe('auth/uid-already-exists');
  await admin.importUsers([{ ...ANN, phoneNumber: NUMBER, providerData: [{ ...GOOGLE }] }]);
  for (const [providerId, id] of [
    [GOOGLE.providerId, GOOGLE.uid],
    ['email', ANN.email],
    ['phone', NUMBER],
  ] as const) {
    expect((await admin.getUserByProviderUid(providerId, id)).uid).toBe('ann');
  }
});

test('finds several users at once, each once, and names those that it does not find', async () => {
  await admin.importUsers([ANN, { uid: 'bob', phoneNumber: NUMBER }, { uid: 'cat' }]);
  const unknown = { uid: 'unknown' };
  const { users, notFound } = await admin.getUsers([
    { uid: 'ann' },
    { email: ANN.email },
    { phoneNumber: NUMBER },
    unknown,
  ]);
  expect(uidsOf(users)).toEqual(['ann', 'bob']);
  expect(notFound).toEqual([unknown]);
  const { users: first, pageToken = '' } = await admin.listUsers(2);
  const { users: rest } = await admin.listUsers(2, pageToken);
  expect(uidsOf([...first, ...rest])).toEqual(['ann', 'bob', 'cat']);
});

test('reports an unknown user by every method', async () => {
  const lookups = {
    getUser: () => admin.getUser('unknown'),
    getUserByEmail: () => admin.getUserByEmail('stranger@b.example'),
    getUserByPhoneNumber: () => admin.getUserByPhoneNumber('+15550199'),
    getUserByProviderUid: () => admin.getUserByProviderUid('google.com', 'unknown'),
    updateUser: () => admin.updateUser('unknown', { displayName: 'x' }),
    deleteUser: () => admin.deleteUser('unknown'),
  };
  for (const [name, lookUp] of Object.entries(lookups)) {
    expect({ name, code: await codeOf(lookUp()) }).toEqual({ name, code: 'auth/user-not-found' });
  }
});

test('sets claims, the time of the last refresh, and providers of a user', async () => {
  await admin.createUser(ANN);
  const user = await signInAt(emulator.url, ANN.email);
  expect((await admin.getUser('ann')).metadata.lastRefreshTime).not.toBeNull();
  await admin.setCustomUserClaims('ann', { club: true });
  expect((await user.getIdTokenResult(true)).claims.club).toBe(true);
  await admin.setCustomUserClaims('ann', null);
  expect((await user.getIdTokenResult(true)).claims.club).toBeUndefined();

  const providersOf = ({ providerData }: Awaited<ReturnType<Auth['getUser']>>) =>
    providerData.map(({ providerId }) => providerId).sort();
  await admin.updateUser('ann', { phoneNumber: NUMBER, providerToLink: GOOGLE });
  expect(providersOf(await admin.updateUser('ann', { providersToUnlink: [] }))).toEqual([
    'google.com',
    'password',
    'phone',
  ]);
  const unlinked = await admin.updateUser('ann', { providersToUnlink: ['google.com', 'phone'] });
  expect(providersOf(unlinked)).toEqual(['password']);
});

const factor = (uid: string, phoneNumber: string) => ({
  ...{ uid, phoneNumber, displayName: 'Phone', factorId: 'phone' as const },
  enrollmentTime: new Date('2026-01-01').toUTCString(),
});

test('creates, imports, changes and removes telephones as second factors', async () => {
  const { uid: _, enrollmentTime, ...newFactor } = factor('', '+16505550001');
  const multiFactor = { enrolledFactors: [newFactor] };
  const created = await admin.createUser({ ...ANN, emailVerified: true, multiFactor });
  expect(created.multiFactor?.enrolledFactors).toMatchObject([newFactor]);

  const both = [factor('one', '+16505550001'), factor('two', '+16505550002')];
  const factorsOf = async (enrolledFactors: typeof both | null) =>
    (await admin.updateUser('ann', { multiFactor: { enrolledFactors } })).toJSON();
  expect(await factorsOf(both)).toMatchObject({ multiFactor: { enrolledFactors: both } });
  expect(await factorsOf(both.slice(1))).toMatchObject({
    multiFactor: { enrolledFactors: both.slice(1) },
  });
  expect(await factorsOf(null)).not.toHaveProperty('multiFactor.enrolledFactors.0');
  await admin.importUsers([
    {
      uid: 'bob',
      email: 'bob@b.example',
      emailVerified: true,
      multiFactor: { enrolledFactors: both },
    },
  ]);
  expect((await admin.getUser('bob')).toJSON()).toMatchObject({
    multiFactor: { enrolledFactors: both },
  });
});

test('rejects an invalid token, a revoked one, and one of a disabled user', async () => {
  await emulator.client.setClock(-10); // seconds before the time of this machine, from which on none counts
  await admin.createUser(ANN);
  const idToken = await (await signInAt(emulator.url, ANN.email)).getIdToken();
  expect(await codeOf(admin.verifyIdToken('none'))).toBe('auth/argument-error');
  expect(await codeOf(admin.verifySessionCookie('none'))).toBe('auth/argument-error');
  expect(await codeOf(admin.verifySessionCookie(idToken))).toBe('auth/argument-error');
  const cookie = await admin.createSessionCookie(idToken, { expiresIn: 3_600_000 });
  await admin.updateUser('ann', { disabled: true });
  expect(await codeOf(admin.verifyIdToken(idToken, true))).toBe('auth/user-disabled');
  expect(await codeOf(admin.verifySessionCookie(cookie, true))).toBe('auth/user-disabled');
  expect(await codeOf(admin.createSessionCookie(idToken, { expiresIn: 3_600_000 }))).toBe(
    'auth/user-disabled',
  );
  await admin.updateUser('ann', { disabled: false });
  await admin.revokeRefreshTokens('ann');
  expect(await codeOf(admin.createSessionCookie(idToken, { expiresIn: 3_600_000 }))).toBe(
    'auth/id-token-expired',
  );
});

test('admits guests of a tenant only when that is enabled, and keeps its imported and custom users apart', async () => {
  const tenants = admin.tenantManager();
  const { tenantId } = await tenants.createTenant({
    emailSignInConfig: { enabled: true },
    anonymousSignInEnabled: false,
  });
  const auth = connectSdk(emulator.url);
  auth.tenantId = tenantId;
  expect(await codeOf(sdk.signInAnonymously(auth))).toBe('auth/admin-restricted-operation');
  await tenants.updateTenant(tenantId, { anonymousSignInEnabled: true });
  expect(await codeOf(sdk.signInAnonymously(auth))).toBe('fine');

  const tenant = tenants.authForTenant(tenantId);
  await tenant.importUsers([{ ...ANN, tenantId }]);
  await tenant.updateUser('ann', { password: PASSWORD });
  await tenant.setCustomUserClaims('ann', { club: true });
  const user = await signInAt(emulator.url, ANN.email, { tenantId });
  expect((await user.getIdTokenResult()).claims.club).toBe(true);
  const { user: custom } = await sdk.signInWithCustomToken(
    auth,
    await tenant.createCustomToken('custom'),
  );
  expect(custom.tenantId).toBe(tenantId);
  expect(await codeOf(tenant.getUser('custom'))).toBe('fine');
  expect((await admin.listUsers()).users).toEqual([]);
});
