import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { describeAccounts } from './describeAccounts.ts';
import { EXAMPLE_SEED } from './seed/exampleSeed.ts';

const EVE = {
  localId: 'e',
  email: 'eve@b.example',
  emailVerified: true,
  rawPassword: 'Other#2026',
};

test('each account is described by what sets it apart, under the password that most share', () => {
  const text = stripVTControlCharacters(describeAccounts([EVE, ...EXAMPLE_SEED]));
  expect(text.split('\n')).toEqual([
    '  Accounts, password ToyBox#2026',
    '    eve@b.example        no display name, password Other#2026',
    '    ann@b.example        Ann',
    '    photo@b.example      Photo, with a photo',
    '    noname@b.example     no display name, e-mail not verified',
    '    disabled@b.example   disabled: signing in is refused',
    '    google@b.example     Google, signs in with google.com',
    '    +15550100            no display name',
  ]);
});

test('no accounts are told as none', () => {
  expect(describeAccounts([])).toBe('  No accounts yet');
});
