import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountsToSave, changesBySaving, configToSave, fileText } from './saved-seed.mjs';
import { type EmulatorAccount, readSeed, SEED_FILE } from './seed.mjs';
import { CONFIG_BEFORE_SEED } from './seed-import.mjs';

/** An account as the emulator lists it: with times, hashes, and the password as one more provider. */
function kept(account: Partial<EmulatorAccount> & { rawPassword?: string }): EmulatorAccount {
  const { rawPassword, email = '', providerUserInfo = [], ...fields } = account;
  const password = { providerId: 'password', rawId: email, federatedId: email, email };
  return Object.assign(
    { localId: email, email, emailVerified: false, disabled: false },
    { createdAt: '1', lastLoginAt: '2', lastRefreshAt: '3', validSince: '4', initialEmail: 'x' },
    rawPassword && {
      salt: 'fakeSalt=x',
      passwordHash: `fakeHash:salt=fakeSalt=x:password=${rawPassword}`,
    },
    {
      providerUserInfo: [
        ...providerUserInfo.map((info) => ({ ...info, federatedId: info.rawId })),
        ...(rawPassword ? [password] : []),
      ],
    },
    fields,
  );
}

const seed = readSeed();
const untouched = () => seed.map(kept).sort((a, b) => a.localId.localeCompare(b.localId));

test('saving an emulator as it started changes no byte', () => {
  const saved = accountsToSave(untouched(), seed);
  expect(fileText({ users: saved })).toBe(readFileSync(SEED_FILE, 'utf8'));
  expect(changesBySaving(seed, saved)).toEqual([]);
});

test('new accounts come last, by e-mail, with the fields in the order of the seed', () => {
  const found = [
    kept({
      email: 'zoe@b.example',
      rawPassword: 'a:password=b=c',
      emailVerified: true,
      disabled: true,
    }),
    kept({ email: 'anna@b.example', localId: 'zzz', photoUrl: '/p.png', displayName: 'Anna' }),
    ...untouched(),
  ];
  const saved = accountsToSave(found, seed);
  expect(saved.slice(0, seed.length)).toEqual(seed);
  expect(fileText(saved.slice(seed.length))).toBe(
    fileText([
      {
        localId: 'zzz',
        email: 'anna@b.example',
        emailVerified: false,
        displayName: 'Anna',
        photoUrl: '/p.png',
      },
      {
        localId: 'zoe@b.example',
        email: 'zoe@b.example',
        emailVerified: true,
        rawPassword: 'a:password=b=c',
        disabled: true,
      },
    ]),
  );
  expect(changesBySaving(seed, saved)).toEqual(['new: anna@b.example', 'new: zoe@b.example']);
});

test('a changed account keeps its place, also with another e-mail or made anew', () => {
  const found = untouched().map((account) => {
    if (account.email === 'photo@toystore.example') return { ...account, email: 'aaa@b.example' };
    if (account.email === 'noname@toystore.example') return { ...account, localId: 'new' };
    return account;
  });
  const saved = accountsToSave(found, seed);
  expect(saved.map(({ localId }) => localId)).toEqual([
    'demo-shopper',
    'demo-photo',
    'new',
    'demo-unverified',
    'demo-disabled',
    'demo-google',
  ]);
  expect(changesBySaving(seed, saved)).toEqual([
    'new: aaa@b.example',
    'changed: noname@toystore.example',
    'gone: photo@toystore.example',
  ]);
});

test('Google, claims and a telephone number are kept; accounts without an e-mail are not', () => {
  const google = { providerId: 'google.com', rawId: '7', screenName: 'g', email: 'g@b.example' };
  const found = [
    kept({
      email: 'g@b.example',
      phoneNumber: '+15550100',
      customAttributes: '{"a":1}',
      providerUserInfo: [google, { providerId: 'phone', rawId: '+15550100' }],
    }),
    kept({ localId: 'anonymous', email: '' }),
  ];
  expect(accountsToSave(found, [])).toEqual([
    {
      localId: 'g@b.example',
      email: 'g@b.example',
      emailVerified: false,
      phoneNumber: '+15550100',
      customAttributes: '{"a":1}',
      providerUserInfo: [google],
    },
  ]);
});

test('a password that came with a real hash stays that hash', () => {
  const [saved] = accountsToSave(
    [kept({ email: 'h@b.example', passwordHash: 'Zm9vYg==', salt: 'YmFy' })],
    [],
  );
  expect(saved).toMatchObject({ passwordHash: 'Zm9vYg==', salt: 'YmFy' });
});

test('settings are saved when they are no longer as in a new emulator', () => {
  const signIn = { allowDuplicateEmails: false };
  const asStarted = { signIn, emailPrivacyConfig: { enableImprovedEmailPrivacy: false } };
  const changed = { signIn, emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
  expect(configToSave(asStarted, { signIn }, CONFIG_BEFORE_SEED)).toEqual({ signIn });
  expect(configToSave(changed, { signIn }, CONFIG_BEFORE_SEED)).toEqual(changed);
  expect(configToSave(asStarted, changed, CONFIG_BEFORE_SEED)).toEqual(asStarted);
});
