/** The identity provider's own rules for a password. Omit those that it does not have. */
export interface PasswordPolicy {
  /** In characters. */
  minLength?: number | undefined;
  /** In characters. */
  maxLength?: number | undefined;
  lowercase?: boolean | undefined;
  uppercase?: boolean | undefined;
  number?: boolean | undefined;
  /** A character that is neither a letter nor a digit. */
  special?: boolean | undefined;
  /** The special characters that count, such as `!?*`. All of them by default. */
  allowedSpecial?: string | undefined;
}

/**
 * The rules for a new password: the register rule and a policy's stricter ones, or the policy alone, which
 * allows every character, including spaces.
 */
export type PasswordRuleSource = 'default' | 'policy';

/** The minimum length of the register rule. */
export const SHORTEST = 8;

/** The special characters of the register rule. */
export const SPECIAL_CHARACTERS = '@$!%*?&';

/** One requirement of a password, and whether a value meets it. */
export interface PasswordRule {
  name: 'length' | 'lowercase' | 'uppercase' | 'number' | 'special';
  met: (value: string) => boolean;
}

/** The parts of the register rule, in the order shown (specification section 5). */
export const PASSWORD_RULES: PasswordRule[] = [
  { name: 'length', met: (value) => [...value].length >= SHORTEST },
  { name: 'lowercase', met: (value) => /[a-z]/.test(value) },
  { name: 'uppercase', met: (value) => /[A-Z]/.test(value) },
  { name: 'number', met: (value) => /[0-9]/.test(value) },
  { name: 'special', met: (value) => /[@$!%*?&]/.test(value) },
];

/** Returns the rules of a policy that is the only rule, in the order shown. */
export function policyRules({
  minLength = 1,
  lowercase,
  uppercase,
  number,
  special,
  allowedSpecial,
}: PasswordPolicy): PasswordRule[] {
  const isSpecial = (character: string) =>
    allowedSpecial === undefined
      ? /[^\p{L}\p{N}]/u.test(character)
      : allowedSpecial.includes(character);
  const rules: (PasswordRule | false | undefined)[] = [
    { name: 'length', met: (value) => [...value].length >= minLength },
    lowercase && { name: 'lowercase', met: (value) => /\p{Ll}/u.test(value) },
    uppercase && { name: 'uppercase', met: (value) => /\p{Lu}/u.test(value) },
    number && { name: 'number', met: (value) => /\p{Nd}/u.test(value) },
    special && { name: 'special', met: (value) => [...value].some(isSpecial) },
  ];
  return rules.filter((rule) => typeof rule === 'object');
}

/** Returns whether a text consists only of a-z, A-Z, 0-9 and @$!%*?&. */
export function hasOnlyAllowedCharacters(value: string): boolean {
  return /^[A-Za-z0-9@$!%*?&]*$/.test(value);
}

/** Returns whether a new account may have this password: it meets every rule, and consists only of those characters. */
export function isValidPassword(value: string): boolean {
  return hasOnlyAllowedCharacters(value) && PASSWORD_RULES.every(({ met }) => met(value));
}
