import { expect, test } from 'vitest';
import {
  completePolicy,
  DEFAULT_POLICY,
  missingRequirements,
  passwordViolation,
} from './policy.ts';

const LENGTH = 'Password must contain at least 8 characters';
const LOWER = 'Password must contain a lower case character';
const UPPER = 'Password must contain an upper case character';
const NUMERIC = 'Password must contain a numeric character';
const SPECIAL = 'Password must contain a non-alphanumeric character';

const policy = completePolicy({
  customStrengthOptions: {
    minPasswordLength: 8,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
});

test.each([
  ['', [LENGTH, LOWER, UPPER, NUMERIC, SPECIAL]],
  ['Toy$202', [LENGTH]],
  ['Toy$2026', []],
  ['TOYBOX$2026', [LOWER]],
  ['toybox$2026', [UPPER]],
  ['Toybox$toy', [NUMERIC]],
  ['Toybox2026', [SPECIAL]],
  ['Toybox-2026+', [SPECIAL]], // allowed characters, but none that the provider counts
  ['äöüÄÖÜ12$', [LOWER, UPPER]], // nor these letters
  ['Toybox-2026+$', []],
])('%o lacks %o', (password, missing) => {
  expect(missingRequirements(policy, password)).toEqual(missing);
});

test('each special character counts, and is no letter, digit or space', () => {
  for (const character of policy.allowedNonAlphanumericCharacters) {
    expect(character).toMatch(/^[^a-zA-Z0-9\s]$/);
    expect(missingRequirements(policy, `Toybox20${character}`)).toEqual([]);
  }
});

test('a policy asks for nothing but what it says', () => {
  const short = completePolicy({
    customStrengthOptions: { maxPasswordLength: 10, containsNonAlphanumericCharacter: true },
    allowedNonAlphanumericCharacters: ['-'],
  });
  expect(missingRequirements(short, '-')).toEqual([]);
  expect(missingRequirements(short, 'elevenchars!')).toEqual([
    'Password may contain at most 10 characters',
    SPECIAL,
  ]);
});

test('a policy that is off refuses nothing', () => {
  const weak = 'x';
  expect(passwordViolation(policy, weak)).toContain(LENGTH);
  expect(passwordViolation({ ...policy, enforcementState: 'OFF' }, weak)).toBeUndefined();
  expect(passwordViolation(DEFAULT_POLICY, weak)).toBeUndefined();
});
