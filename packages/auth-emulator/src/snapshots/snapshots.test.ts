import { sendPasswordResetEmail, type User } from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';
import { createClient } from '../client.ts';

/* A restored snapshot is the project as it was. */

const APP = {
  mfaEnrollmentId: 'app',
  totpInfo: { sharedSecretKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' },
};
const ann = { ...seedAccount('ann'), customAttributes: '{"level":3}', mfaInfo: [APP] };
const { emulator, newAuth, signIn } = sdkEmulator('demo-snapshots', [ann, seedAccount('bob')]);
const client = () => emulator().client;

/** Changes everything that a snapshot has. */
async function changeAll() {
  await client().setClock(0);
  await client().deleteAllAccounts();
  await client().importAccounts([seedAccount('bob')], 'toys');
  await client().setTenant('toys', { displayName: 'Other', allowPasswordSignup: false });
  await client().importAccounts([seedAccount('eve')], 'books');
  await client().setPasswordPolicy({ customStrengthOptions: { minPasswordLength: 12 } });
  await client().setRecentLogin(10);
  await client().updateConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
}

async function stateOf() {
  const { accounts } = await client().findAccounts({ sort: 'email' });
  return {
    accounts,
    ...{ tenants: await client().tenantSettings(), clock: await client().clock() },
    ...{ config: await client().config(), policy: await client().passwordPolicy() },
    ...{ recentLogin: await client().recentLogin(), messages: await client().messages() },
    secrets: (await client().totpFactors()).map(({ sharedSecretKey }) => sharedSecretKey),
  };
}

test('restores accounts, factors, claims, tenants, settings, messages and the clock', async () => {
  await client().setTenant('toys', { displayName: 'Toys', enableAnonymousUser: false });
  await client().importAccounts([seedAccount('eve')], 'toys');
  await client().setClock(3600);
  await sendPasswordResetEmail(newAuth(), 'bob@b.example');
  const before = await stateOf();
  expect(await client().snapshot('all')).toMatchObject({ name: 'all', accounts: 3 });
  for (const _ of ['once', 'again']) {
    await changeAll();
    await client().restore('all');
    expect(await stateOf()).toEqual(before);
  }
  await signIn('bob');
  await expect(signIn('ann')).rejects.toMatchObject({ code: 'auth/multi-factor-auth-required' });
});

test('keeps what happens after a restore out of the snapshot', async () => {
  await client().snapshot('one');
  await client().restore('one');
  await client().updateAccount('bob', { displayName: 'Changed', customAttributes: '{"a":1}' });
  await client().deleteAccount('ann');
  await client().restore('one');
  expect(await client().account('bob@b.example')).not.toHaveProperty('displayName');
  expect(await client().totpFactors()).toHaveLength(1);
});

const refresh = (user: User) =>
  user.getIdToken(true).then(
    () => 'continues',
    ({ code }) => code,
  );

test('continues the sessions that it had, and ends later ones', async () => {
  const { user: early } = await signIn('bob');
  await client().snapshot('session');
  expect(await refresh(early)).toBe('continues'); // with a later refresh token
  const { user: late } = await signIn('bob');
  await client().restore('session');
  expect(await refresh(early)).toBe('continues');
  expect(await refresh(late)).toBe('auth/user-token-expired');
  const { user: newest } = await signIn('bob');
  expect(await refresh(newest)).toBe('continues');
  await client().reset();
  expect(await refresh(early)).toBe('auth/user-token-expired');
});

test('takes back a revocation, and removes failures', async () => {
  const { user } = await signIn('bob');
  await client().snapshot('before');
  await client().updateAccount('bob', { validSince: String(Math.floor(Date.now() / 1000) + 10) });
  expect(await refresh(user)).toBe('auth/user-token-expired');
  await client().failNext('signInWithPassword', 503);
  await client().restore('before');
  expect(await client().faults()).toEqual([]);
  expect(await refresh((await signIn('bob')).user)).toBe('continues');
});

test('belongs to a project, and survives its reset', async () => {
  const other = createClient({ url: emulator().url, projectId: 'demo-snapshots-other' });
  await other.createAccount({ email: 'a@b.example', password: PASSWORD });
  await other.snapshot('mine');
  await other.reset();
  expect(await other.account('a@b.example')).toBeUndefined();
  await other.restore('mine');
  expect(await other.accounts()).toHaveLength(1);
  expect(await client().accounts()).toHaveLength(2);
  expect(await other.snapshots()).toEqual([{ name: 'mine', at: expect.any(Number), accounts: 1 }]);
  await expect(client().restore('mine')).rejects.toThrow(
    /There is no snapshot "mine"; there are: /,
  );
});

test('names the known snapshots when one is missing', async () => {
  const other = createClient({ url: emulator().url, projectId: 'demo-snapshots-named' });
  await expect(other.restore('a b')).rejects.toThrow(
    'There is no snapshot "a b"; there are: none.',
  );
  await other.snapshot('a b');
  await other.snapshot('two');
  await expect(other.restore('three')).rejects.toThrow('there are: "a b", "two".');
  await other.deleteSnapshot('two');
  await expect(other.deleteSnapshot('two')).rejects.toThrow('There is no snapshot "two"');
  for (const name of ['', '../x', 'a/b', 'x'.repeat(101)]) {
    await expect(other.snapshot(name)).rejects.toThrow();
  }
  expect(await other.snapshots()).toHaveLength(1);
});
