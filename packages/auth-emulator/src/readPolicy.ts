import * as v from 'valibot';
import { completePolicy, type PasswordPolicy } from './policy.ts';
import { readJson } from './readJson.ts';

const length = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const flag = v.exactOptional(v.boolean());

export const policySchema = v.strictObject({
  customStrengthOptions: v.strictObject({
    minPasswordLength: length,
    maxPasswordLength: length,
    containsLowercaseCharacter: flag,
    containsUppercaseCharacter: flag,
    containsNumericCharacter: flag,
    containsNonAlphanumericCharacter: flag,
  }),
  allowedNonAlphanumericCharacters: v.exactOptional(v.array(v.string())),
  enforcementState: v.exactOptional(v.picklist(['ENFORCE', 'OFF'])),
  forceUpgradeOnSignin: flag,
  schemaVersion: v.exactOptional(v.number()),
});

/** @throws {Error} in one sentence, if the file is missing or wrong */
export function readPolicy(file: string): PasswordPolicy {
  return completePolicy(readJson(file, policySchema));
}
