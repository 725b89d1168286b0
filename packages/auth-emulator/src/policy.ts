/* Password policies of Identity Platform. This file imports nothing, so it runs in browsers, too. */

/** A policy as `GET /v2/passwordPolicy` returns it. */
export interface PasswordPolicy {
  customStrengthOptions: PasswordRequirements;
  /** The characters that count as non-alphanumeric. Others are allowed. */
  allowedNonAlphanumericCharacters: string[];
  /** With `OFF` the policy is served, but not enforced. */
  enforcementState: 'ENFORCE' | 'OFF';
  /** Served, but not enforced. */
  forceUpgradeOnSignin: boolean;
  schemaVersion: number;
}

/** The requirements of a password. An absent field requires nothing. */
export interface PasswordRequirements {
  /** In UTF-16 units, as the SDK counts. */
  minPasswordLength?: number;
  maxPasswordLength?: number;
  containsLowercaseCharacter?: boolean;
  containsUppercaseCharacter?: boolean;
  containsNumericCharacter?: boolean;
  containsNonAlphanumericCharacter?: boolean;
}

/** A policy without the fields that have their default. */
export type PolicyOptions = Pick<PasswordPolicy, 'customStrengthOptions'> & Partial<PasswordPolicy>;

/** Adds Identity Platform's defaults. */
export function completePolicy(options: PolicyOptions): PasswordPolicy {
  return {
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
    ...options,
  };
}

/** The policy of a new project: six characters, which the emulator enforces by itself. */
export const DEFAULT_POLICY = completePolicy({
  customStrengthOptions: { minPasswordLength: 6 },
  enforcementState: 'OFF',
});

/** Returns what a password lacks, in the words and the order of the provider. */
export function missingRequirements(
  { customStrengthOptions: options, allowedNonAlphanumericCharacters: special }: PasswordPolicy,
  password: string,
): string[] {
  const { minPasswordLength: min = 0, maxPasswordLength: max = Infinity } = options;
  const kinds = [
    [options.containsLowercaseCharacter, /[a-z]/.test(password), 'a lower case'],
    [options.containsUppercaseCharacter, /[A-Z]/.test(password), 'an upper case'],
    [options.containsNumericCharacter, /[0-9]/.test(password), 'a numeric'],
    [
      options.containsNonAlphanumericCharacter,
      special.some((one) => password.includes(one)),
      'a non-alphanumeric',
    ],
  ] as const;
  const missing = kinds.flatMap(([isAsked, isThere, kind]) =>
    isAsked && !isThere ? [`Password must contain ${kind} character`] : [],
  );
  if (password.length > max) missing.unshift(`Password may contain at most ${max} characters`);
  if (password.length < min) missing.unshift(`Password must contain at least ${min} characters`);
  return missing;
}

/**
 * Returns the provider's message for a password that violates the policy.
 * @returns `undefined` if the password is allowed, or empty: the provider has another message for that
 */
export function passwordViolation(policy: PasswordPolicy, password: string): string | undefined {
  if (policy.enforcementState === 'OFF' || password === '') return undefined;
  const missing = missingRequirements(policy, password);
  if (missing.length === 0) return undefined;
  return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`;
}
