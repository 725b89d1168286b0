import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EXAMPLE_SEED, listed } from '../../test/exampleSeed.ts';
import { serve } from '../../test/testServer.ts';
import { createClient, type EmulatorConfig } from '../client.ts';
import { readSeed, type SeedAccount, seedFiles } from './readSeed.ts';
import { accountsToSave, changesBySaving, configToSave } from './savedSeed.ts';
import { fileText, saveSeed } from './saveSeed.ts';

const seed = EXAMPLE_SEED;
const kept = (account: Partial<SeedAccount>) =>
  listed({ localId: account.email ?? '', emailVerified: false, ...account });
const untouched = () => seed.map(listed).sort((a, b) => a.localId.localeCompare(b.localId));

test('saving an emulator as it started changes no byte', () => {
  const saved = accountsToSave(untouched(), seed);
  expect(fileText(saved)).toBe(fileText(seed));
  expect(changesBySaving(seed, saved)).toEqual({ added: [], changed: [], removed: [] });
});

test('keeps a second factor that is written without a date', () => {
  const factor = { mfaEnrollmentId: 'sms', phoneInfo: '+15550130' };
  const found = {
    ...factor,
    enrolledAt: '2026-11-28T12:00:00Z',
    unobfuscatedPhoneInfo: '+15550130',
  };
  const cat = (mfaInfo: object[]) => ({ localId: 'cat', email: 'cat@b.example', mfaInfo });
  for (const earlier of [[cat([factor])], [cat([found])]]) {
    expect(accountsToSave([cat([found])], earlier)).toEqual(earlier);
  }
});

test('a folder that is new gets a whole seed, which is then as the emulator', async () => {
  const accounts = untouched();
  const config: EmulatorConfig = {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
  };
  const url = await serve((request, response) => {
    response.end(JSON.stringify(request.url?.endsWith(':query') ? { userInfo: accounts } : config));
  });
  const client = createClient({ url, projectId: 'demo-test' });
  const parent = mkdtempSync(join(tmpdir(), 'seed-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'new');

  const report = await saveSeed(client, folder);
  expect(report).toContain(`Saved in ${folder}:\n  new: +15550100\n  new: ann@b.example`);
  expect(report).toContain('changed: the settings (config.json)');
  expect(readSeed(folder).accounts).toHaveLength(seed.length);
  expect(readSeed(folder).config).toEqual({ emailPrivacyConfig: config.emailPrivacyConfig });
  expect(existsSync(join(folder, 'firebase-export-metadata.json'))).toBe(true);

  const before = readFileSync(seedFiles(folder).accounts, 'utf8');
  accounts.push({ localId: 'anonymous' });
  expect(await saveSeed(client, folder)).toBe(
    'No account has changed: nothing to save.\nNot saved, because they are new and anonymous: 1 accounts.',
  );
  expect(readFileSync(seedFiles(folder).accounts, 'utf8')).toBe(before);

  linkSync(seedFiles(folder).accounts, join(parent, 'old'));
  accounts.pop();
  accounts.shift();
  await saveSeed(client, folder);
  expect(readFileSync(join(parent, 'old'), 'utf8')).toBe(before); // a new file replaced it
  expect(readdirSync(join(folder, 'auth_export'))).toEqual(['accounts.json', 'config.json']);
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
        createdAt: '1',
      },
      {
        localId: 'zoe@b.example',
        email: 'zoe@b.example',
        emailVerified: true,
        rawPassword: 'a:password=b=c',
        disabled: true,
        createdAt: '1',
      },
    ]),
  );
  expect(changesBySaving(seed, saved).added).toEqual(['anna@b.example', 'zoe@b.example']);
});

test('keeps the place of a changed account, also with another e-mail or created again', () => {
  const found = untouched().map((account) => {
    if (account.email === 'photo@b.example') return { ...account, email: 'aaa@b.example' };
    if (account.email === 'noname@b.example') return { ...account, localId: 'new' };
    return account;
  });
  const saved = accountsToSave(found, seed);
  expect(saved.map(({ localId }) => localId)).toEqual([
    'demo-ann',
    'demo-photo',
    'new',
    'demo-disabled',
    'demo-google',
    'demo-phone',
  ]);
  expect(changesBySaving(seed, saved)).toEqual({
    added: ['aaa@b.example'],
    changed: ['noname@b.example'],
    removed: ['photo@b.example'],
  });
});

test('Google, claims, a telephone number and what is unknown here are kept; anonymous accounts are not', () => {
  const google = { providerId: 'google.com', rawId: '7', screenName: 'g', email: 'g@b.example' };
  const found = [
    kept({
      email: 'g@b.example',
      phoneNumber: '+15550100',
      customAttributes: '{"a":1}',
      providerUserInfo: [google],
      ...{ mfaInfo: [{ mfaEnrollmentId: 'one' }] },
    }),
    { localId: 'anonymous', displayName: 'Guest' },
  ];
  expect(accountsToSave(found, [])).toEqual([
    {
      localId: 'g@b.example',
      email: 'g@b.example',
      emailVerified: false,
      phoneNumber: '+15550100',
      customAttributes: '{"a":1}',
      providerUserInfo: [google],
      createdAt: '1',
      mfaInfo: [{ mfaEnrollmentId: 'one' }],
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
  const asStarted = { signIn, emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
  const changed = { signIn, emailPrivacyConfig: { enableImprovedEmailPrivacy: false } };
  expect(configToSave(asStarted, { signIn })).toEqual({ signIn });
  expect(configToSave(changed, { signIn })).toEqual(changed);
  expect(configToSave(asStarted, changed)).toEqual(asStarted);
});
