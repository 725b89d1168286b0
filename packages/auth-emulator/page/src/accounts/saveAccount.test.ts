import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { EmulatorAccount } from '../../../src/client.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../../../test/sdkEmulator.ts';
import { projectData } from '../api/projectData.ts';
import { type Fields, fieldsOf } from './accountFields.ts';
import { createAccount, saveAccount } from './saveAccount.ts';

const PROJECT = 'demo-page-accounts';
const { emulator } = sdkEmulator(PROJECT, [seedAccount('ann'), seedAccount('bob')]);

beforeEach(() => vi.stubGlobal('location', { origin: emulator().url, hash: '' }));
afterAll(() => void vi.unstubAllGlobals());

const project = () => projectData(PROJECT);
const account = async (name: string): Promise<EmulatorAccount> => {
  const found = await emulator().client.account(`${name}@b.example`);
  if (found === undefined) throw new Error(`There is no account ${name}.`);
  return found;
};
const NAMED = { displayName: { value: 'Mine', base: '' } };

test('saves only the fields that were edited', async () => {
  const shown = await account('ann');
  await emulator().client.updateAccount('ann', { photoUrl: '/theirs.png' });
  const claims = { value: '{ "role": "buyer" }', base: '' };
  expect(await saveAccount(project(), shown, { ...NAMED, claims })).toEqual({});
  expect(await account('ann')).toMatchObject({
    displayName: 'Mine',
    photoUrl: '/theirs.png',
    customAttributes: '{"role":"buyer"}',
  });
});

test('overwrites no value of another page that the form has not shown', async () => {
  const shown = await account('ann');
  await emulator().client.updateAccount('ann', { displayName: 'Theirs' });
  expect(await saveAccount(project(), shown, NAMED)).toEqual({});
  expect(await account('ann')).toMatchObject({ displayName: 'Theirs' });
  expect(await saveAccount(project(), await account('ann'), NAMED)).toEqual({});
  expect(await account('ann')).toMatchObject({ displayName: 'Mine' });
});

const DUPLICATE = 'Another account has this e-mail. Use another one, or edit that account.';
const INVALID_PHONE = 'This is not a telephone number. Write it with its country: +1 555 0100.';

test('names the field that the emulator refuses, and saves none', async () => {
  const email = { value: 'bob@b.example', base: 'ann@b.example' };
  const refusals = await saveAccount(project(), await account('ann'), { ...NAMED, email });
  expect(refusals).toEqual({ email: DUPLICATE });
  expect((await account('ann')).displayName).toBeUndefined();
});

const NEW: Fields = {
  ...fieldsOf({ localId: '', emailVerified: true }),
  email: 'eve@b.example',
  password: PASSWORD,
  claims: '{ "role": "seller" }',
};

test('creates an account with claims, and opens it', async () => {
  expect(await createAccount(project(), { ...NEW, phoneNumber: '+1 555 0100' })).toEqual({});
  const created = await account('eve');
  expect(created).toMatchObject({
    emailVerified: true,
    phoneNumber: '+15550100',
    customAttributes: '{"role":"seller"}',
  });
  expect(location.hash).toBe(`#accounts/${created.localId}`);
});

test.each<[Partial<Fields>, Partial<Fields>]>([
  [{ email: '' }, { email: 'Write an e-mail address.' }],
  [{ password: '' }, { password: 'Write a password.' }],
  [{ email: 'ann@b.example' }, { email: DUPLICATE }],
  [{ phoneNumber: '12' }, { phoneNumber: INVALID_PHONE }],
])('creates no account with %j', async (fields, refusals) => {
  const { length } = await emulator().client.accounts();
  expect(await createAccount(project(), { ...NEW, ...fields })).toEqual(refusals);
  expect(await emulator().client.accounts()).toHaveLength(length);
});
