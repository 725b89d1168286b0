/* What the proxy lets tests control. */

import type { EmulatorAccount, TotpEnrollment, TotpFactor } from './accounts.ts';
import type { Call } from './call.ts';
import type { PasswordPolicy, PolicyOptions } from './policy.ts';

/** Where the owner changes for how long a login is recent. */
export const recentLoginPath = 'toystore/recent-login';

/** Where the owner reads the secrets and codes of TOTP factors. */
export const totpPath = 'toystore/totp';

/** Where the owner moves the emulator's time. */
export const clockPath = 'toystore/clock';

/** Where the owner lets requests fail. */
export const faultsPath = 'toystore/faults';

/** Where the owner changes the password policy. */
export const passwordPolicyPath = 'toystore/password-policy';

/** Whose requests. */
export interface FaultAccount {
  localId?: string | undefined;
  email?: string | undefined;
}

/**
 * How a request fails: with a code of the provider, such as `TOO_MANY_ATTEMPTS_TRY_LATER`; with an HTTP status, such as
 * 503; by no answer at all (`hang`) or a closed connection (`close`). With `delay` it is only late.
 */
export type FaultError = 'hang' | 'close' | 'delay' | number | (string & {});

export interface FaultOptions {
  /** How many requests fail: 1 unless given. */
  times?: number;
  /** Only each second of them fails with 2, each third with 3. */
  every?: number;
  /** Milliseconds until they do. */
  delay?: number;
  /** Only requests of this account. */
  account?: FaultAccount;
  /** Requests of the Admin SDK, and of this client, instead of an app's. */
  admin?: boolean;
}

/** Requests that are to fail. */
export interface Fault extends Required<Omit<FaultOptions, 'account' | 'every'>> {
  operation: string;
  error: FaultError;
  every?: number;
  account?: FaultAccount;
}

/** The client's methods for it. */
export function createControls(call: Call) {
  const totp = () =>
    call<{ factors: TotpFactor[]; enrollments: TotpEnrollment[] }>('GET', totpPath);

  async function totpCodes(): Promise<Map<string, string>> {
    const { factors, enrollments } = await totp();
    const known = [...enrollments, ...factors.reverse()]; // of several the later one stays
    return new Map(known.map(({ localId, code }) => [localId, code]));
  }

  return {
    /** For how many seconds a login is recent: 300, as at the provider, unless that was changed. */
    recentLogin: async (): Promise<number> =>
      (await call<{ seconds: number }>('GET', recentLoginPath)).seconds,

    /**
     * Changes for how many seconds a login is recent. What needs a recent one is refused after that. With 0
     * every login so far is too old, and the next ones are recent for 300 seconds; that takes up to a second.
     */
    setRecentLogin: (seconds: number): Promise<void> => call('PUT', recentLoginPath, { seconds }),

    /** The TOTP factors of all accounts. */
    totpFactors: async (): Promise<TotpFactor[]> => (await totp()).factors,

    /** The TOTP factors that are being enrolled: their secrets are known, and no code has come yet. */
    totpEnrollments: async (): Promise<TotpEnrollment[]> => (await totp()).enrollments,

    /** What `totpCode` returns, of every account that has a code, by its `localId`. */
    totpCodes,

    /**
     * The code that an account's authenticator app shows now; if that was used already, the next one, which counts too; if
     * both were, the one before, which counts until the next half minute begins.
     * Without a TOTP factor, the code of the one that is being enrolled.
     * @returns `undefined` when it has neither
     */
    totpCode: async ({ localId }: Pick<EmulatorAccount, 'localId'>): Promise<string | undefined> =>
      (await totpCodes()).get(localId),

    /** By how many seconds the emulator's time differs from the real one: 0, unless that was changed. */
    clock: async (): Promise<number> => (await call<{ offset: number }>('GET', clockPath)).offset,

    /**
     * Moves the emulator's time, to so many seconds from the real one: of tokens, session cookies, links in e-mails,
     * TOTP codes and recent logins. 0 and `reset` put it back.
     */
    setClock: (offset: number): Promise<void> => call('PUT', clockPath, { offset }),

    /**
     * Lets the next request for an operation fail, before the emulator does anything for it.
     * @param operation by its name in the REST API, such as `signInWithPassword`, `mfaSignIn:finalize` or, for a refresh,
     * `token`; `*` is any
     */
    async failNext(
      operation: string,
      error: FaultError,
      { account, ...options }: FaultOptions = {},
    ): Promise<void> {
      const { localId, email } = account ?? {};
      const whose = account && { account: { localId, email } };
      await call('POST', faultsPath, { operation, error, ...options, ...whose });
    },

    /** The failures that are still to come. */
    faults: async (): Promise<Fault[]> =>
      (await call<{ faults: Fault[] }>('GET', faultsPath)).faults,

    /** Lets nothing fail any more. `reset` does, too. */
    clearFaults: (): Promise<void> => call('DELETE', faultsPath),

    /** The password policy that holds now. */
    passwordPolicy: (): Promise<PasswordPolicy> => call('GET', passwordPolicyPath),

    /** Sets another password policy, to be served and enforced from now on. `reset` puts back that of the start. */
    setPasswordPolicy: (policy: PolicyOptions): Promise<void> =>
      call('PUT', passwordPolicyPath, policy),

    /** Puts back the password policy of the start. */
    restorePasswordPolicy: (): Promise<void> => call('DELETE', passwordPolicyPath),
  };
}
