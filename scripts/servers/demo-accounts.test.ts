import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/app/addresses.ts';
import {
  completePolicy,
  missingRequirements,
  readPolicy,
} from '../../packages/auth-emulator/src/index.ts';
import { SPECIAL_CHARACTERS } from '../../packages/ui/src/accounts/PasswordRules/passwordPolicy.ts';
import { SEED } from './authEmulator.ts';

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
