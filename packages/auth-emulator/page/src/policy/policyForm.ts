import type { PasswordPolicy, PasswordRequirements } from '../../../src/policy.ts';

/** The kinds of characters that a policy may require. */
export const KINDS = [
  ['containsLowercaseCharacter', 'a lower-case letter'],
  ['containsUppercaseCharacter', 'an upper-case letter'],
  ['containsNumericCharacter', 'a digit'],
  ['containsNonAlphanumericCharacter', 'a special character'],
] as const satisfies readonly (readonly [keyof PasswordRequirements, string])[];

export type Kind = (typeof KINDS)[number][0];

/** A policy as it is edited. */
export interface PolicyForm {
  min: string;
  max: string;
  kinds: readonly Kind[];
  isEnforced: boolean;
}

const LONGEST = 4096;

export const formOf = ({
  customStrengthOptions: options,
  enforcementState,
}: PasswordPolicy): PolicyForm => ({
  min: `${options.minPasswordLength ?? 6}`,
  max: `${options.maxPasswordLength ?? LONGEST}`,
  kinds: KINDS.map(([kind]) => kind).filter((kind) => options[kind]),
  isEnforced: enforcementState === 'ENFORCE',
});

const isBetween = (text: string, min: number, max: number) =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

/** Returns what is wrong with a length. */
export const lengthProblems = ({ min, max }: PolicyForm) => ({
  min: isBetween(min, 6, 30) ? undefined : 'Write a number from 6 to 30, as at the provider.',
  max: isBetween(max, Number(min) || 0, LONGEST)
    ? undefined
    : `Write a number from the shortest length to ${LONGEST}.`,
});

/** Returns the policy of a form without problems. */
export const policyOf = (form: PolicyForm, before: PasswordPolicy): PasswordPolicy => ({
  ...before,
  enforcementState: form.isEnforced ? 'ENFORCE' : 'OFF',
  customStrengthOptions: {
    minPasswordLength: Number(form.min),
    ...(Number(form.max) !== LONGEST && { maxPasswordLength: Number(form.max) }),
    ...Object.fromEntries(form.kinds.map((kind) => [kind, true])),
  },
});

/** Whether two policies require the same. */
export const isSamePolicy = (one: PasswordPolicy, other: PasswordPolicy) =>
  JSON.stringify(formOf(one)) === JSON.stringify(formOf(other));
