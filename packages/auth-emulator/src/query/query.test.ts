import { expect, test } from 'vitest';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

const PROJECT = 'demo-query';
const people = ['dan', 'ann', 'cleo', 'bob'].map((name, index) => ({
  ...seedAccount(name),
  displayName: name.toUpperCase().split('').reverse().join(''), // NAD, NNA, OELC, BOB
  phoneNumber: `+1555010${index}`,
  createdAt: String(1_700_000_000_000 + index),
  lastLoginAt: String(1_800_000_000_000 - index),
}));
const { emulator } = sdkEmulator(PROJECT, people);

async function query(body: object) {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:query`;
  const response = await fetch(`${emulator().url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const { error, recordsCount, userInfo = [] } = await response.json();
  if (error) return error.message;
  const ids = userInfo.map(({ localId }: { localId: string }) => localId).join(' ');
  return ids || recordsCount;
}

test.each([
  [{}, 'ann bob cleo dan'],
  [{ order: 'DESC' }, 'dan cleo bob ann'],
  [{ sortBy: 'NAME' }, 'bob dan ann cleo'],
  [{ sortBy: 'CREATED_AT' }, 'dan ann cleo bob'],
  [{ sortBy: 'LAST_LOGIN_AT' }, 'bob cleo ann dan'],
  [{ sortBy: 'USER_EMAIL', order: 'DESC', limit: '2' }, 'dan cleo'],
  [{ limit: 2, offset: 1 }, 'bob cleo'],
  [{ limit: 1000 }, 'ann bob cleo dan'],
  [{ expression: [{ email: 'ANN@b.example', userId: 'bob' }, { userId: 'dan' }] }, 'ann'],
  [{ expression: [{ phoneNumber: '+1 555-0102' }] }, 'cleo'],
  [{ expression: [{ userId: 'bob' }] }, 'bob'],
  [{ expression: [{ userId: 'bob' }], returnUserInfo: false }, '1'],
  [{ returnUserInfo: false }, '4'],
  [{ offset: '-1' }, 'INVALID_ARGUMENT : offset must be a whole number from 0 on.'],
])('%j selects %s', async (body, expected) => {
  expect(await query(body)).toBe(expected);
});
