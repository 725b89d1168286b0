import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/app/addresses.ts';
import {
  completePolicy,
  missingRequirements,
  readPolicy,
  readSeed,
} from '../../packages/auth-emulator/src/index.ts';
import { SPECIAL_CHARACTERS } from '../../packages/ui/src/accounts/PasswordRules/passwordPolicy.ts';
import { SEED } from './authEmulator.ts';

test('contains the demo accounts of the README in the seed', () => {
  const { accounts } = readSeed(SEED);
  expect(accounts.map(({ email }) => email?.replace('@toystore.example', ''))).toEqual([
    'shopper',
    'photo',
    'noname',
    'unverified',
    'disabled',
    'google',
    'apple',
    'microsoft',
    'twostep',
  ]);
  const passwords = accounts.map(({ rawPassword }) => rawPassword);
  expect(passwords).toEqual([
    ...Array(5).fill(DEMO_PASSWORD),
    undefined,
    undefined,
    undefined,
    DEMO_PASSWORD,
  ]);
});

test('stores the seed in the format in which it is saved, so that saving it changes no byte', () => {
  const text = readFileSync(`${SEED}/auth_export/accounts.json`, 'utf8');
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
});

test("accepts by the provider's policy what the shop's own rule accepts", () => {
  const policy = readPolicy(`${SEED}/password-policy.json`);
  expect(policy).toEqual(
    completePolicy({
      customStrengthOptions: {
        minPasswordLength: 8,
        containsLowercaseCharacter: true,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    }),
  );
  expect(missingRequirements(policy, DEMO_PASSWORD)).toEqual([]);
  for (const character of SPECIAL_CHARACTERS) {
    expect(missingRequirements(policy, `Toybox20${character}`)).toEqual([]);
  }
});
