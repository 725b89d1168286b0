/** The identity provider's own rules for a password. What it does not ask for may be left out. */
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
  /** The special characters that count, such as `!?*`. All of them if left out. */
  allowedSpecial?: string | undefined;
}

/**
 * What a new password has to meet: the register rule and whatever a policy asks for beyond it, or the policy alone, with
 * which every character can be used, blanks too.
 */
export type PasswordRuleSource = 'default' | 'policy';

/** The fewest characters of the register rule. */
export const SHORTEST = 8;

/** The special characters of the register rule. */
export const SPECIAL_CHARACTERS = '@$!%*?&';

/** One requirement of a password, and whether a value meets it. */
export interface PasswordRule {
  name: 'length' | 'lowercase' | 'uppercase' | 'number' | 'special';
  met: (value: string) => boolean;
}

/** The register rule in parts, in the order they are shown. Specification section 5. */
export const PASSWORD_RULES: PasswordRule[] = [
  { name: 'length', met: (value) => [...value].length >= SHORTEST },
  { name: 'lowercase', met: (value) => /[a-z]/.test(value) },
  { name: 'uppercase', met: (value) => /[A-Z]/.test(value) },
  { name: 'number', met: (value) => /[0-9]/.test(value) },
  { name: 'special', met: (value) => /[@$!%*?&]/.test(value) },
];

/** The rules of a policy that is the whole rule, in the order they are shown. */
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

/** Whether nothing but a-z, A-Z, 0-9 and @$!%*?& occurs. */
export function hasOnlyAllowedCharacters(value: string): boolean {
  return /^[A-Za-z0-9@$!%*?&]*$/.test(value);
}

/** Whether a new account may have this password: every rule met, and only those character types. */
export function isValidPassword(value: string): boolean {
  return hasOnlyAllowedCharacters(value) && PASSWORD_RULES.every(({ met }) => met(value));
}
