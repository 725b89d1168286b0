import type { EmulatorAccount, TotpEnrollment, TotpFactor } from './accounts.ts';
import type { Call } from './call.ts';
import { clockPath, faultsPath, passwordPolicyPath, recentLoginPath, totpPath } from './paths.ts';
import type { PasswordPolicy, PolicyOptions } from './policy.ts';

export interface FaultAccount {
  localId?: string | undefined;
  email?: string | undefined;
}

/**
 * How a request fails: with a code of the provider, such as `TOO_MANY_ATTEMPTS_TRY_LATER`; with an HTTP status, such as
 * 503; without an answer (`hang`); by a closed connection (`close`). `delay` only delays the answer.
 */
export type FaultError = 'hang' | 'close' | 'delay' | number | (string & {});

export interface FaultOptions {
  /** How many requests fail; 1 by default. */
  times?: number;
  /** With 2 only each second request fails, with 3 each third. */
  every?: number;
  /** Milliseconds until a request fails. */
  delay?: number;
  /** Limits the failure to requests of one account. */
  account?: FaultAccount;
  /** Fails requests of the Admin SDK and of this client instead of an app's. */
  admin?: boolean;
}

export interface Fault extends Required<Omit<FaultOptions, 'account' | 'every'>> {
  operation: string;
  error: FaultError;
  every?: number;
  account?: FaultAccount;
}

export function createControls(call: Call) {
  const totp = () =>
    call<{ factors: TotpFactor[]; enrollments: TotpEnrollment[] }>('GET', totpPath);

  async function totpCodes(): Promise<Map<string, string>> {
    const { factors, enrollments } = await totp();
    const known = [...enrollments, ...factors.reverse()]; // the first factor of an account wins
    return new Map(known.map(({ localId, code }) => [localId, code]));
  }

  return {
    /** Returns for how many seconds a login is recent; 300 by default, as at the provider. */
    recentLogin: async (): Promise<number> =>
      (await call<{ seconds: number }>('GET', recentLoginPath)).seconds,

    /**
     * Changes for how many seconds a login is recent. 0 makes every login so far too old, which takes up to a second;
     * later logins are recent for 300 seconds.
     */
    setRecentLogin: (seconds: number): Promise<void> => call('PUT', recentLoginPath, { seconds }),

    totpFactors: async (): Promise<TotpFactor[]> => (await totp()).factors,

    /** Returns the TOTP factors whose enrollment was started. */
    totpEnrollments: async (): Promise<TotpEnrollment[]> => (await totp()).enrollments,

    /** Returns the codes of all accounts, as `totpCode` does, by `localId`. */
    totpCodes,

    /**
     * Returns a valid code of an account's authenticator app: the current one, or, if that was used, the next one, or, if
     * both were used, the previous one, which is valid until the next period starts. Without a TOTP factor it returns the
     * code of an enrollment that was started.
     * @returns `undefined` if the account has neither
     */
    totpCode: async ({ localId }: Pick<EmulatorAccount, 'localId'>): Promise<string | undefined> =>
      (await totpCodes()).get(localId),

    /** Returns by how many seconds the emulator's time differs from the real one; 0 by default. */
    clock: async (): Promise<number> => (await call<{ offset: number }>('GET', clockPath)).offset,

    /**
     * Moves the time of tokens, session cookies, links in e-mails, TOTP codes and recent logins. 0 and `reset` restore it.
     * @param offset seconds from the real time
     */
    setClock: (offset: number): Promise<void> => call('PUT', clockPath, { offset }),

    /**
     * Lets the next request for an operation fail. The emulator does not execute it.
     * @param operation the name in the REST API, such as `signInWithPassword`, `mfaSignIn:finalize` or, for a refresh,
     * `token`; `*` is any operation
     */
    failNext(
      operation: string,
      error: FaultError,
      { account, ...options }: FaultOptions = {},
    ): Promise<void> {
      const { localId, email } = account ?? {};
      const whose = account && { account: { localId, email } };
      return call('POST', faultsPath, { operation, error, ...options, ...whose });
    },

    /** Returns the failures that are still pending. */
    faults: async (): Promise<Fault[]> =>
      (await call<{ faults: Fault[] }>('GET', faultsPath)).faults,

    /** Removes all failures. `reset` does so, too. */
    clearFaults: (): Promise<void> => call('DELETE', faultsPath),

    passwordPolicy: (): Promise<PasswordPolicy> => call('GET', passwordPolicyPath),

    /** Sets another password policy. `reset` restores that of the start. */
    setPasswordPolicy: (policy: PolicyOptions): Promise<void> =>
      call('PUT', passwordPolicyPath, policy),

    restorePasswordPolicy: (): Promise<void> => call('DELETE', passwordPolicyPath),
  };
}
