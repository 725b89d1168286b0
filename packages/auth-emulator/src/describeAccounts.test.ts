import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { EXAMPLE_SEED } from '../test/exampleSeed.ts';
import { describeAccounts } from './describeAccounts.ts';

const EVE = {
  localId: 'e',
  email: 'eve@b.example',
  emailVerified: true,
  rawPassword: 'Other#2026',
  mfaInfo: [{ totpInfo: {} }],
};

test('each account is described by what sets it apart, under the password that most share', () => {
  const text = stripVTControlCharacters(describeAccounts([EVE, ...EXAMPLE_SEED]));
  expect(text.split('\n')).toEqual([
    '  Accounts, password ToyBox#2026',
    '    eve@b.example        no display name, password Other#2026, with a second factor',
    '    ann@b.example        Ann',
    '    photo@b.example      Photo, with a photo',
    '    noname@b.example     no display name, e-mail not verified',
    '    disabled@b.example   disabled: signing in is refused',
    '    google@b.example     Google, signs in with google.com',
    '    +15550100            no display name',
  ]);
});

test('shows the first of many accounts, and how many there are', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...EVE,
    email: `${index}@b.example`,
  }));
  const lines = stripVTControlCharacters(describeAccounts(many)).split('\n');
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('    and 4980 more');
});

test('describes an empty list of accounts', () => {
  expect(describeAccounts([])).toBe('  No accounts yet');
});

test('what accounts say cannot take over the terminal', () => {
  const text = 'a\u001b[2J\u009b1m\r\nb\u0007\u202ec';
  const account = {
    localId: 'x',
    email: text,
    displayName: text,
    rawPassword: text,
    providerUserInfo: [{ providerId: text }],
  };
  const described = stripVTControlCharacters(
    describeAccounts([account, account, { ...account, rawPassword: 'x' }]),
  );
  expect(described.split('\n')).toHaveLength(4);
  expect(described.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(described).toContain('a\ufffd[2J\ufffd1m\ufffd\ufffdb\ufffd\ufffdc');
});
