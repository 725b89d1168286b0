import { expect, test } from 'vitest';
import { readAccountDates } from './accountDates.ts';

test('reads dates that are texts or numbers of milliseconds', () => {
  const users = [{ createdAt: '1765022400000', passwordUpdatedAt: 1_777_723_200_000 }];
  expect(readAccountDates({ users })).toEqual({
    created: new Date('2025-12-06T12:00:00Z'),
    passwordChanged: new Date('2026-05-02T12:00:00Z'),
  });
});

test.each([
  [undefined],
  [null],
  ['users'],
  [{}],
  [{ users: {} }],
  [{ users: [] }],
  [{ users: [null] }],
  [{ users: [{ createdAt: 'yesterday', passwordUpdatedAt: 0 }] }],
  [{ users: [{ createdAt: '1e300', passwordUpdatedAt: null }] }],
  [{ users: [{ createdAt: {}, passwordUpdatedAt: -5 }] }],
])('ignores %j, which is not a date', (answer) => {
  expect(readAccountDates(answer)).toEqual({ created: undefined, passwordChanged: undefined });
});
