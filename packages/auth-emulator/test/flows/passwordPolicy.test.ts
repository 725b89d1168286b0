import { createUserWithEmailAndPassword, validatePassword } from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { completePolicy } from '../../src/policy.ts';
import { sdkEmulator } from '../sdkEmulator.ts';

/* `validatePassword` of the SDK checks a password by the served policy before it sends the password. */

const STRICT = {
  minPasswordLength: 9,
  maxPasswordLength: 20,
  containsLowercaseCharacter: true,
  containsUppercaseCharacter: true,
  containsNumericCharacter: true,
  containsNonAlphanumericCharacter: true,
};
const { newAuth } = sdkEmulator('demo-policy', [], {
  policy: completePolicy({ customStrengthOptions: STRICT }),
});

/** Each breaks one rule, which the status names. */
const WEAK = [
  ['Toy#2026', 'meetsMinPasswordLength'],
  ['ToyBox#2026-ToyBox#2026', 'meetsMaxPasswordLength'],
  ['TOYBOX#2026', 'containsLowercaseLetter'],
  ['toybox#2026', 'containsUppercaseLetter'],
  ['ToyBox#Toys', 'containsNumericCharacter'],
  ['ToyBox2026', 'containsNonAlphanumericCharacter'],
] as const;

describe.each([
  ['the project', null],
  ['a tenant', 'shop'],
])('of %s', (_, tenantId) => {
  const auth = () => Object.assign(newAuth(), { tenantId });

  test('accepts a password that meets the policy', async () => {
    const status = await validatePassword(auth(), 'ToyBox#2026');
    const met = WEAK.map(([, rule]) => [rule, true]);
    expect(status).toMatchObject({ isValid: true, ...Object.fromEntries(met) });
  });

  test.each(WEAK)('rejects %s, because of %s', async (password, rule) => {
    const status = await validatePassword(auth(), password);
    const broken = WEAK.map(([, name]) => name).filter((name) => status[name] !== true);
    expect({ isValid: status.isValid, broken }).toEqual({ isValid: false, broken: [rule] });
  });
});

test('returns the rules, for a page that explains them', async () => {
  const { passwordPolicy } = await validatePassword(newAuth(), '');
  expect(passwordPolicy.customStrengthOptions).toEqual({
    minPasswordLength: STRICT.minPasswordLength,
    maxPasswordLength: STRICT.maxPasswordLength,
    containsLowercaseLetter: true,
    containsUppercaseLetter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  });
  expect(passwordPolicy.allowedNonAlphanumericCharacters).toContain('#');
});

test.each(WEAK)('rejects signing up with %s', async (password) => {
  const signUp = createUserWithEmailAndPassword(newAuth(), 'new@b.example', password);
  await expect(signUp).rejects.toMatchObject({
    code: 'auth/password-does-not-meet-requirements',
  });
});
