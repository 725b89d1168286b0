import { expect, test } from 'vitest';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* The accounts of the emulator's page: all of a project, with those of tenants. */

const APP = {
  mfaEnrollmentId: 'app',
  totpInfo: { sharedSecretKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' },
};
const ann = {
  ...seedAccount('ann'),
  ...{ displayName: 'Ann', customAttributes: '{"level":3}', mfaInfo: [APP] },
  providerUserInfo: [{ providerId: 'google.com', rawId: '1', email: 'ann@b.example' }],
};
const { emulator, signIn } = sdkEmulator('demo-list', [ann, seedAccount('bob')]);
const client = () => emulator().client;

test('lists the accounts of tenants and the factors of authenticator apps', async () => {
  await client().importAccounts([seedAccount('eve')], 'toys');
  const { total, counts, accounts } = await client().findAccounts({ sort: 'email' });
  expect(total).toBe(3);
  expect(counts).toMatchObject({ all: 3, google: 1, twoStep: 1 });
  expect(accounts.map(({ localId, tenantId }) => [localId, tenantId])).toEqual([
    ['ann', undefined],
    ['bob', undefined],
    ['eve', 'toys'],
  ]);
  expect(accounts[0]?.mfaInfo).toMatchObject([{ mfaEnrollmentId: 'app' }]);
});

test('restores a deleted account with password, claims, providers, factors and times', async () => {
  await signIn('bob');
  await client().updateAccount('ann', { lastLoginAt: '1700000000000' });
  const before = await client().account('ann@b.example');
  const undo = await client().deleteUndoably({ localId: 'ann' });
  expect(await client().account('ann@b.example')).toBeUndefined();
  expect(await client().totpFactors()).toEqual([]);
  await client().undoDeletion(undo);
  const after = await client().account('ann@b.example');
  const { salt, passwordHash, passwordUpdatedAt, validSince, ...kept } = {
    ...before,
    passwordUpdatedAt: 0,
  };
  expect(after).toMatchObject({
    ...kept,
    providerUserInfo: expect.arrayContaining(kept.providerUserInfo ?? []),
  });
  await expect(signIn('ann')).rejects.toMatchObject({ code: 'auth/multi-factor-auth-required' });
  expect(await client().totpFactors()).toMatchObject([APP.totpInfo]);
  await expect(client().undoDeletion(undo)).rejects.toThrow(
    'This deletion can no longer be undone.',
  );
});

test('restores a deleted account of a tenant', async () => {
  await client().importAccounts([seedAccount('eve')], 'toys');
  const undo = await client().deleteUndoably({ localId: 'eve', tenantId: 'toys' });
  expect(await client().accounts('toys')).toEqual([]);
  await client().undoDeletion(undo);
  expect(await client().accounts('toys')).toMatchObject([{ localId: 'eve', tenantId: 'toys' }]);
});

test('restores no account whose address another account has', async () => {
  const undo = await client().deleteUndoably({ localId: 'bob' });
  await client().createAccount({ email: 'bob@b.example', password: PASSWORD });
  await expect(client().undoDeletion(undo)).rejects.toThrow(/ALREADY_EXISTS : .*bob@b\.example/);
});

test.each<[object, RegExp]>([
  [{ customAttributes: '{' }, /INVALID_CLAIMS/],
  [{ customAttributes: '[]' }, /INVALID_CLAIMS/],
  [{ customAttributes: '{"sub":1}' }, /FORBIDDEN_CLAIM : sub/],
  [{ customAttributes: `{"a":"${'x'.repeat(1000)}"}` }, /CLAIMS_TOO_LARGE/],
  [{ email: 'bob@b.example' }, /EMAIL_EXISTS/],
])('refuses %j with one sentence, and changes nothing', async (changes, message) => {
  const before = await client().account('ann@b.example');
  await expect(client().updateAccount('ann', changes)).rejects.toThrow(message);
  expect(await client().account('ann@b.example')).toEqual(before);
});

test('refuses an unknown account, and an unknown state', async () => {
  await expect(client().deleteUndoably({ localId: 'none' })).rejects.toThrow(
    'There is no such account.',
  );
  const call = fetch(`${emulator().url}/toystore/accounts?state=odd`, {
    headers: { authorization: 'Bearer owner' },
  });
  expect((await call).status).toBe(400);
});
