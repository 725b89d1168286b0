/* Password policies, as Identity Platform has them. It needs nothing: it runs in browsers, too. */

/** A policy as `GET /v2/passwordPolicy` returns it. */
export interface PasswordPolicy {
  customStrengthOptions: PasswordRequirements;
  /** The characters that count as non-alphanumeric; others are allowed, but do not count. */
  allowedNonAlphanumericCharacters: string[];
  /** With `OFF` the policy is served, but nothing is refused. */
  enforcementState: 'ENFORCE' | 'OFF';
  /** Served, but not enforced. */
  forceUpgradeOnSignin: boolean;
  schemaVersion: number;
}

/** What a password must have. What is left out is not asked for. */
export interface PasswordRequirements {
  /** In UTF-16 units, as the SDK counts. */
  minPasswordLength?: number;
  maxPasswordLength?: number;
  containsLowercaseCharacter?: boolean;
  containsUppercaseCharacter?: boolean;
  containsNumericCharacter?: boolean;
  containsNonAlphanumericCharacter?: boolean;
}

/** A policy as it is written down: what differs from the usual. */
export type PolicyOptions = Pick<PasswordPolicy, 'customStrengthOptions'> & Partial<PasswordPolicy>;

/** Fills in what Identity Platform has where nothing is said. */
export function completePolicy(options: PolicyOptions): PasswordPolicy {
  return {
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
    ...options,
  };
}

/** The policy of a project that has set none: six characters, which the emulator enforces by itself. */
export const DEFAULT_POLICY = completePolicy({
  customStrengthOptions: { minPasswordLength: 6 },
  enforcementState: 'OFF',
});

/** What a password lacks, by the provider's messages, in their order. */
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
 * The provider's message for a password that the policy does not allow.
 * @returns `undefined` when it is allowed, and when there is none: what then is missing the provider says
 */
export function passwordViolation(policy: PasswordPolicy, password: string): string | undefined {
  if (policy.enforcementState === 'OFF' || password === '') return undefined;
  const missing = missingRequirements(policy, password);
  if (missing.length === 0) return undefined;
  return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`;
}
