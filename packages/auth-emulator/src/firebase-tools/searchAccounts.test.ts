import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AccountQuery, AccountState } from '../accountQuery.ts';
import type { EmulatorAccount } from '../accounts.ts';
import { readApiSpec } from './readApiSpec.ts';
import { retryTakenPort } from './retryTakenPort.ts';
import { searchAccounts } from './searchAccounts.ts';

/* The search of the emulator's page, over all accounts of a project. */

const google = [{ providerId: 'google.com', rawId: '1' }];
const ACCOUNTS: EmulatorAccount[] = [
  { localId: 'u1', email: 'zoe@b.example', emailVerified: true, createdAt: '3', lastLoginAt: '9' },
  { localId: 'u2', email: 'ann@b.example', displayName: 'bea', createdAt: '1', lastLoginAt: '10' },
  {
    localId: 'u3',
    emailVerified: false,
    phoneNumber: '+15550100',
    disabled: true,
    createdAt: '20',
  },
  { localId: 'u4', createdAt: '4' },
  {
    localId: 'u5',
    emailVerified: true,
    displayName: 'Ann',
    createdAt: '5',
    providerUserInfo: google,
  },
  { localId: 'u6', tenantId: 'toys', email: 'ann@b.example', emailVerified: true, createdAt: '6' },
];
const search = (query: AccountQuery, withApps: string[] = []) =>
  searchAccounts(ACCOUNTS, { ...query, withApps });
const idsOf = (query: AccountQuery) => search(query).accounts.map(({ localId }) => localId);

test.each<[AccountQuery, string[]]>([
  [{}, ['u2', 'u1', 'u4', 'u5', 'u6', 'u3']],
  [{ order: 'desc' }, ['u3', 'u6', 'u5', 'u4', 'u1', 'u2']],
  [{ sort: 'email', search: '@' }, ['u2', 'u6', 'u1']],
  [{ sort: 'name', search: 'U', state: 'all', page: 2, size: 2 }, ['u5', 'u2']],
  [{ sort: 'lastLogin', order: 'desc', size: 2 }, ['u2', 'u1']],
  [{ search: ' ANN ' }, ['u2', 'u5', 'u6']],
  [{ search: '5550' }, ['u3']],
  [{ search: 'u4' }, ['u4']],
  [{ search: 'ann', tenant: 'toys' }, ['u6']],
  [{ search: 'ann', tenant: 'none' }, ['u2', 'u5']],
  [{ search: 'nobody' }, []],
])('finds by %j', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test.each<[AccountState, string[]]>([
  ['disabled', ['u3']],
  ['unverified', ['u2']],
  ['guest', ['u4']],
  ['google', ['u5']],
  ['twoStep', ['u6']],
])('filters and counts accounts that are %s', (state, ids) => {
  const { accounts, counts, total, matching } = search({ state }, ['toys/u6', '/none']);
  expect(accounts.map(({ localId }) => localId)).toEqual(ids);
  expect({ total, matching, count: counts[state] }).toEqual({ total: 6, matching: 1, count: 1 });
});

test.each([undefined, '', 'exports.default = {};', 'exports.default = { components: {} };', '}'])(
  'Firebase tools without a specification of the emulator are reported: %s',
  (code) => {
    const folder = mkdtempSync(join(tmpdir(), 'api-spec-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, 'emulator/auth'), { recursive: true });
    if (code !== undefined) writeFileSync(join(folder, 'emulator/auth/apiSpec.js'), code);
    expect(() => readApiSpec(join(folder, 'bin/firebase.js'))).toThrow(
      'This package does not know the installed version of the Firebase tools',
    );
  },
);

const taken = new Error('Error: Could not start Authentication Emulator, port taken.');
const other = new Error('The Auth emulator ended (exit code 1).');

test('starts again when the port was taken', async () => {
  const start = vi.fn().mockRejectedValueOnce(taken).mockResolvedValueOnce('started');
  expect(await retryTakenPort(start)).toBe('started');
});

test.each([
  [taken, 3],
  [other, 1],
])('passes on %s after %i attempts', async (error, attempts) => {
  const start = vi.fn().mockRejectedValue(error);
  await expect(retryTakenPort(start)).rejects.toBe(error);
  expect(start).toHaveBeenCalledTimes(attempts);
});
