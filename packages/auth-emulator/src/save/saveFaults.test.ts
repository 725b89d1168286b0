import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInAnonymously } from 'firebase/auth';
import { expect, test } from 'vitest';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* Saving changes only what has changed, and a failure is an answer. */

const GUEST = { localId: 'guest', lastLoginAt: '1700000000000' };
const exportedAnn = {
  lastLoginAt: '1700000000000',
  validSince: '1600000000',
  ...seedAccount('ann'),
  createdAt: '1600000000000',
};
const { emulator, folder, newAuth, signIn } = sdkEmulator('demo-save-faults', [exportedAnn, GUEST]);
const accounts = join(folder, 'auth_export/accounts.json');

test('keeps unchanged accounts as they are, guests of the seed too, and adds no new guest', async () => {
  const { client } = emulator();
  const before = readFileSync(accounts, 'utf8');
  await signIn('ann');
  await signInAnonymously(newAuth());
  expect(await client.save()).toMatchObject({ added: [], changed: [], removed: [] });
  expect(readFileSync(accounts, 'utf8')).toBe(before);
  await client.createAccount({ email: 'new@b.example', password: 'ToyBox#2026' });
  await client.save();
  const { users } = JSON.parse(readFileSync(accounts, 'utf8'));
  expect(users).toEqual([exportedAnn, GUEST, expect.objectContaining({ email: 'new@b.example' })]);
});

test('answers with a sentence if the seed cannot be read', async () => {
  const { client } = emulator();
  const before = readFileSync(accounts, 'utf8');
  writeFileSync(accounts, '{');
  await expect(client.saveDifference()).rejects.toThrow(`${accounts} is not JSON`);
  await expect(client.save()).rejects.toThrow(`${accounts} is not JSON`);
  writeFileSync(accounts, before);
});
