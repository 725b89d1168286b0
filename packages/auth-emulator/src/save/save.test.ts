import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInAnonymously } from 'firebase/auth';
import { expect, test } from 'vitest';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';
import { startTestServer } from '../../test/testServer.ts';
import { createClient } from '../client.ts';

/* The page shows how a project differs from the seed, and saves it. */

const APP = { mfaEnrollmentId: 'app', enrolledAt: '2026-01-01T00:00:00.000Z' };
const totpInfo = { sharedSecretKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' };
const ann = { ...seedAccount('ann'), mfaInfo: [{ ...APP, totpInfo }] };
const { emulator, folder, newAuth } = sdkEmulator('demo-save', [ann, seedAccount('bob')]);
const SAME = { possible: true, folder, added: [], changed: [], removed: [], leftOut: [] };

test('compares a project with the seed, and saves it', async () => {
  const { client } = emulator();
  expect(await client.saveDifference()).toEqual(SAME);
  await client.updateAccount('ann', { displayName: 'Ann' });
  await client.deleteAccount('bob');
  await client.createAccount({ email: 'new@b.example', password: 'ToyBox#2026' });
  await client.setTenant('toys', { displayName: 'Toys' });
  const { user } = await signInAnonymously(newAuth());
  const difference = {
    ...SAME,
    added: ['new@b.example'],
    changed: ['ann@b.example', 'the tenants (tenants.json)'],
    removed: ['bob@b.example'],
    leftOut: [user.uid],
  };
  expect(await client.saveDifference()).toEqual(difference);
  expect(await client.save()).toEqual(difference);
  expect(await client.saveDifference()).toEqual({ ...SAME, leftOut: [user.uid] });
  const { users } = JSON.parse(readFileSync(join(folder, 'auth_export/accounts.json'), 'utf8'));
  expect(users).toMatchObject([
    { localId: 'ann', mfaInfo: [{ ...APP, totpInfo }] },
    { email: 'new@b.example' },
  ]);
  await client.updateAccount('ann', { displayName: 'Not saved' });
  await client.reset();
  expect(await client.account('ann@b.example')).toMatchObject({ displayName: 'Ann' });
});

test('does not log what it reads', async () => {
  const { client } = emulator();
  const last = (await client.log()).at(-1)?.id;
  await client.saveDifference();
  expect((await client.log()).at(-1)?.id).toBe(last);
});

test('says why nothing can be saved', async () => {
  const { proxy } = await startTestServer({ body: '{}' });
  const client = createClient({ url: proxy.url, projectId: 'demo-test' });
  expect(await client.saveDifference()).toMatchObject({
    possible: false,
    reason: expect.stringContaining('--seed'),
  });
  await expect(client.save()).rejects.toThrow('Start the emulator with --seed to save');
});
