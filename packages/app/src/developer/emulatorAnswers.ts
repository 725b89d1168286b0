import * as v from 'valibot';

/** An account as the panel shows it. */
export interface Account {
  localId: string;
  email: string | undefined;
  displayName: string | undefined;
  isVerified: boolean;
  isDisabled: boolean;
  /** The emulator hashes nothing, so that it can be read. None for an account without one. */
  password: string | undefined;
  /** Its id at Google, if it is linked there. */
  googleId: string | undefined;
  /** Milliseconds since 1970; 0 when the emulator does not say. */
  createdAt: number;
}

const accountSchema = v.pipe(
  v.object({
    localId: v.string(),
    email: v.optional(v.string()),
    displayName: v.optional(v.string()),
    emailVerified: v.optional(v.boolean(), false),
    disabled: v.optional(v.boolean(), false),
    passwordHash: v.optional(v.string()),
    providerUserInfo: v.optional(
      v.array(v.object({ providerId: v.string(), rawId: v.optional(v.string()) })),
      [],
    ),
    createdAt: v.optional(v.pipe(v.string(), v.transform(Number)), '0'),
  }),
  v.transform(
    (user): Account => ({
      localId: user.localId,
      email: user.email,
      displayName: user.displayName,
      isVerified: user.emailVerified,
      isDisabled: user.disabled,
      password: user.passwordHash?.match(/:password=(.*)$/s)?.[1],
      googleId: user.providerUserInfo.find(({ providerId }) => providerId === 'google.com')?.rawId,
      createdAt: user.createdAt,
    }),
  ),
);

const accountsSchema = v.object({ userInfo: v.optional(v.array(accountSchema), []) });

/** @throws {v.ValiError} when it is no list of accounts */
export function parseAccounts(answer: unknown): Account[] {
  return v.parse(accountsSchema, answer).userInfo;
}

/** What stands for an e-mail: the emulator sends none. */
export interface Email {
  /** The link's code; no two are the same. */
  code: string;
  /** What it is for, in plain words. */
  kind: string;
  to: string;
  /** The link in it, as this shop's own page: path and query. */
  href: string;
}

const KINDS: Record<string, string> = {
  EMAIL_SIGNIN: 'Sign in by link',
  PASSWORD_RESET: 'Set a new password',
  RECOVER_EMAIL: 'Take back a changed address',
  VERIFY_AND_CHANGE_EMAIL: 'Change the address',
  VERIFY_EMAIL: 'Verify the address',
};

const emailSchema = v.pipe(
  v.object({
    email: v.string(),
    requestType: v.string(),
    oobCode: v.string(),
    oobLink: v.pipe(v.string(), v.url()),
  }),
  v.transform(
    ({ email, requestType, oobCode, oobLink }): Email => ({
      code: oobCode,
      kind: KINDS[requestType] ?? requestType,
      to: email,
      href: `/auth/action${new URL(oobLink).search}`,
    }),
  ),
);

const emailsSchema = v.object({ oobCodes: v.array(emailSchema) });

/**
 * @returns the newest first; the emulator tells the oldest first
 * @throws {v.ValiError} when it is no list of e-mails
 */
export function parseEmails(answer: unknown): Email[] {
  return v.parse(emailsSchema, answer).oobCodes.reverse();
}

const resetSchema = v.object({ accounts: v.number() });

/**
 * @returns how many accounts there are after a reset
 * @throws {v.ValiError} when it does not say
 */
export function parseReset(answer: unknown): number {
  return v.parse(resetSchema, answer).accounts;
}

const errorSchema = v.object({ error: v.object({ message: v.string() }) });

/** The emulator's own message for a refusal, if these are any. */
export function parseError(answer: unknown): string | undefined {
  const result = v.safeParse(errorSchema, answer);
  return result.success ? result.output.error.message : undefined;
}
