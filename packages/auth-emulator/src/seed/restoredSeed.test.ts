import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectSdk, sdk } from '../../test/firebaseSdk.ts';
import { asOwner } from '../../test/rest.ts';
import { type SharedEmulator, startSharedEmulator } from '../../test/sharedEmulator.ts';
import { fileText, saveSeed } from './saveSeed.ts';

/* A reset restores all that the seed says. The seed is read at each reset. */

const PROJECT = 'demo-restored';
const PASSWORD = 'ToyBox#2026';
const ANN = { localId: 'ann', email: 'ann@b.example', emailVerified: true, rawPassword: PASSWORD };
const folder = mkdtempSync(join(tmpdir(), 'restored-'));
const exported = join(folder, 'auth_export');
let emulator: SharedEmulator;

/** Replaces the seed. */
function writeFiles(files: Record<string, object | string>) {
  rmSync(exported, { recursive: true, force: true });
  mkdirSync(exported);
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : fileText(content);
    writeFileSync(join(exported, name), text);
  }
}

const readUsers = (name: string) => JSON.parse(readFileSync(join(exported, name), 'utf8')).users;

// From https://github.com/firebase/scrypt, as in Google's tests: the password is "password".
const { rawPassword: _, ...OF_PRODUCTION } = {
  ...ANN,
  passwordHash:
    'V358E8LdWJXAO7muq0CufVpEOXaj8aFiC7T_rcaGieN04q_ZPJ08WhJEHGjj9lz_2TT-_86N5VjVoc5DdBhBiw==',
  salt: 'TmFDbA==',
};

beforeAll(async () => {
  writeFiles({ 'accounts.json': { users: [OF_PRODUCTION] } });
  emulator = await startSharedEmulator(PROJECT, { seed: folder });
}, 180_000);
afterAll(() => {
  emulator.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => writeFiles({ 'accounts.json': { users: [ANN] } }));

function tenantAuth(tenantId: string) {
  const auth = connectSdk(emulator.url);
  auth.tenantId = tenantId;
  return auth;
}

test('restores and saves the settings of tenants, with and without accounts', async () => {
  const { client } = emulator;
  const toys = {
    ...{ tenantId: 'toys', displayName: 'Toys' },
    ...{ allowPasswordSignup: true, enableAnonymousUser: false, enableEmailLinkSignin: false },
    ...{ disableAuth: false, mfaConfig: { state: 'DISABLED', enabledProviders: [] } },
    testPhoneNumbers: { '+15550100': '123456' },
  };
  const empty = { tenantId: 'empty' };
  writeFiles({
    'accounts.json': { users: [] },
    'accounts-toys.json': { users: [ANN] },
    'tenants.json': { tenants: [empty, toys] },
  });
  await client.reset();
  expect(await client.tenantSettings()).toEqual([expect.objectContaining(empty), toys]);
  await expect(sdk.signInAnonymously(tenantAuth('toys'))).rejects.toMatchObject({
    code: 'auth/admin-restricted-operation',
  });

  await client.setTenant('toys', { enableAnonymousUser: true });
  await client.setTenant('new', { displayName: 'New' });
  const settings = await client.tenantSettings();
  expect(await saveSeed(client, folder)).toContain('changed: the tenants (tenants.json)');
  expect(await saveSeed(client, folder)).toContain('nothing to save');
  await client.setTenant('new', { displayName: 'Changed' });
  await client.reset();
  expect(await client.tenantSettings()).toEqual(settings);
  await sdk.signInAnonymously(tenantAuth('toys'));
});

test.each([{ tenants: [{}] }, { tenants: [{ tenantId: '../x' }] }, {}])(
  'rejects the tenants %j in one sentence',
  async (tenants) => {
    writeFiles({ 'accounts.json': { users: [] }, 'tenants.json': tenants });
    await expect(emulator.client.reset()).rejects.toThrow(/tenants\.json is not as expected/);
  },
);

test('keeps the defaults of settings that the seed leaves empty', async () => {
  writeFiles({
    'accounts.json': { users: [] },
    'config.json': { signIn: {}, emailPrivacyConfig: {} },
  });
  await emulator.client.reset();
  expect(await emulator.client.config()).toMatchObject({
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
});

test('restores, compares and saves the accounts of tenants', async () => {
  const { client } = emulator;
  const bob = { ...ANN, localId: 'bob', email: 'bob@b.example' };
  writeFiles({ 'accounts.json': { users: [] }, 'accounts-toys.json': { users: [ANN] } });
  expect(await client.reset()).toBe(1);
  const { user } = await sdk.signInWithEmailAndPassword(tenantAuth('toys'), ANN.email, PASSWORD);
  expect(user).toMatchObject({ uid: 'ann', tenantId: 'toys' });

  await client.importAccounts([bob], 'other');
  expect(await saveSeed(client, folder)).toContain('new: bob@b.example (tenant other)');
  expect(readUsers('accounts-other.json')).toMatchObject([
    { localId: 'bob', rawPassword: PASSWORD },
  ]);
  expect(readUsers('accounts-toys.json')).toEqual([ANN]); // not written again
  expect(await saveSeed(client, folder)).toContain('nothing to save');
  expect(await client.reset()).toBe(2);
  await client.deleteAllAccounts();
  expect(await client.accounts('other')).toMatchObject([{ localId: 'bob' }]);

  const mfaInfo = [{ mfaEnrollmentId: 'sms', phoneInfo: '+15550100' }]; // requires a verified address
  writeFiles({
    'accounts.json': { users: [] },
    'accounts-toys.json': { users: [{ ...ANN, emailVerified: false, mfaInfo }] },
  });
  await expect(client.reset()).rejects.toThrow('ann@b.example (tenant toys) is missing.');
}, 60_000);

test('restores email-link accounts, upper-case addresses and phone entries without a complaint', async () => {
  const { client } = emulator;
  writeFiles({
    'accounts.json': {
      users: [
        {
          localId: 'link',
          email: 'link@b.example',
          emailVerified: true,
          emailLinkSignin: true,
          providerUserInfo: [{ providerId: 'password', rawId: 'link@b.example' }],
        },
        { ...ANN, email: 'Ann@B.example' },
        {
          localId: 'phone',
          phoneNumber: '+15550100',
          providerUserInfo: [{ providerId: 'phone', phoneNumber: '+15550100' }],
        },
      ],
    },
  });
  expect(await client.reset()).toBe(3);
  const signsInByLink = { email: 'link@b.example', emailLinkSignin: true };
  expect(await client.account('link@b.example')).toMatchObject(signsInByLink);
  const before = readFileSync(join(exported, 'accounts.json'), 'utf8');
  expect(await saveSeed(client, folder)).toContain('nothing to save'); // despite the emulator's own entries
  expect(readFileSync(join(exported, 'accounts.json'), 'utf8')).toBe(before);
}, 60_000);

test('restores and saves when an account was created, and its names at Twitter', async () => {
  const { client } = emulator;
  const twitter = { providerId: 'twitter.com', rawId: '7', screenName: 'toys' };
  const account = { ...ANN, createdAt: '1700000000000', screenName: 'ann' };
  writeFiles({ 'accounts.json': { users: [{ ...account, providerUserInfo: [twitter] }] } });
  await client.reset();
  expect(await saveSeed(client, join(folder, 'saved'))).toContain('new: ann@b.example');
  const saved = JSON.parse(readFileSync(join(folder, 'saved/auth_export/accounts.json'), 'utf8'));
  expect(saved.users).toEqual([{ ...account, providerUserInfo: [twitter] }]);
}, 60_000);

test('saves accounts that a custom token or the Admin SDK made, without anonymous ones', async () => {
  const { client } = emulator;
  await client.reset();
  await sdk.signInWithCustomToken(connectSdk(emulator.url), '{"uid":"by-token"}');
  await sdk.signInAnonymously(connectSdk(emulator.url));
  const body = { localId: 'by-admin', displayName: 'Admin' };
  await asOwner(emulator.url, `v1/projects/${PROJECT}/accounts`, { body });
  const report = await saveSeed(client, folder);
  expect(report).toMatch(/new: by-admin\n +new: by-token\nNot saved, .*: 1 accounts/);
  expect(await client.reset()).toBe(3);
  expect(await saveSeed(client, folder)).toContain('nothing to save');
}, 60_000);

test('a byte order mark is no part of a seed', async () => {
  writeFiles({ 'accounts.json': `\uFEFF${fileText({ users: [ANN] })}` });
  expect(await emulator.client.reset()).toBe(1);
});

test('keeps the accounts when the emulator refuses the seed', async () => {
  const { client } = emulator;
  await client.reset();
  await client.createAccount({ email: 'new@b.example', password: PASSWORD });
  writeFiles({ 'accounts.json': { users: [ANN] }, 'config.json': { signIn: 'no' } });
  await expect(client.reset()).rejects.toThrow(/refused PATCH .*config/);
  const emails = (await client.accounts()).map(({ email }) => email);
  expect(emails.sort()).toEqual(['ann@b.example', 'new@b.example']);
  writeFiles({ 'accounts.json': { users: [ANN] } });
  expect(await client.reset()).toBe(1);
});

test('signs in with a password hash of production, or calls it unusable', async () => {
  const { client, seedProblems } = emulator;
  expect(seedProblems).toEqual([
    'ann@b.example: its password hash is unusable without signIn.hashConfig in config.json.',
  ]);
  const users = [OF_PRODUCTION];
  writeFiles({ 'accounts.json': { users } });
  expect(await client.reset()).toBe(1);
  const hashConfig = {
    algorithm: 'SCRYPT',
    signerKey:
      'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    saltSeparator: 'Bw==',
    ...{ rounds: 8, memoryCost: 14 },
  };
  writeFiles({ 'accounts.json': { users }, 'config.json': { signIn: { hashConfig } } });
  await client.reset();
  const signIn = (password: string) =>
    sdk.signInWithEmailAndPassword(connectSdk(emulator.url), ANN.email, password);
  await expect(signIn('wrong')).rejects.toThrow('auth/invalid-credential');
  expect((await signIn('password')).user.uid).toBe('ann');
  writeFiles({
    'accounts.json': { users },
    'config.json': { signIn: { hashConfig: { algorithm: 'SCRYPT', rounds: 8 } } },
  });
  await expect(client.reset()).rejects.toThrow('SCRYPT needs signerKey, rounds and memoryCost');
}, 60_000);
