/* The Auth emulator as its owner sees it. It needs nothing but `fetch`: it runs in browsers, too. */

import type {
  BlockingFunctions,
  EmulatorAccount,
  EmulatorConfig,
  NewAccount,
  OobCode,
  SmsCode,
  TotpEnrollment,
  TotpFactor,
} from './accounts.ts';
import { createControls } from './controls.ts';
import type { MailMessage } from './mailMessage.ts';

export type * from './accounts.ts';
export type * from './controls.ts';
export { clockPath, faultsPath } from './controls.ts';
export { loadGapiStub } from './loadGapiStub.ts';
export type * from './mailMessage.ts';

/** A request to the emulator that failed. */
export class EmulatorError extends Error {
  /** The HTTP status; `undefined` when the emulator did not answer at all. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}

export interface ClientOptions {
  /** Where the emulator answers, such as `http://127.0.0.1:9099`. */
  url: string;
  projectId: string;
  /** Instead of the global one. */
  fetch?: typeof fetch;
  /** Milliseconds until a request fails. */
  timeout?: number;
}

/** Where the owner puts the accounts back to the seed: not the emulator's, but the proxy's. */
export const resetPath = (projectId: string) => `emulator/v1/projects/${projectId}/accounts:reset`;

/** Where the owner changes for how long a login is recent: the proxy's, too. */
export const recentLoginPath = 'toystore/recent-login';

/** Where the owner reads e-mails: the proxy's. */
export const mailPath = 'toystore/mail';
/** Where the owner is told the secrets and codes of TOTP factors: the proxy's, too. */
export const totpPath = 'toystore/totp';

/** A client with all rights. Every method throws an `EmulatorError`. */
export type AuthEmulatorClient = ReturnType<typeof createClient>;

export function createClient({ url, projectId, fetch, timeout = 10_000 }: ClientOptions) {
  const api = 'identitytoolkit.googleapis.com/v1';
  const configApi = 'identitytoolkit.googleapis.com/v2';
  const accounts = `${api}/projects/${projectId}/accounts`;
  const emulator = `emulator/v1/projects/${projectId}`;
  const send = fetch ?? globalThis.fetch;

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await send(`${url}/${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new EmulatorError(`The emulator does not answer at ${url}.`, { cause });
    });
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const { status } = response;
    const reason = answer?.error?.message ?? `HTTP ${status}`;
    throw new EmulatorError(`The emulator refused ${method} ${path}: ${reason}`, { status });
  }

  const totp = () =>
    call<{ factors: TotpFactor[]; enrollments: TotpEnrollment[] }>('GET', totpPath);

  async function totpCodes(): Promise<Map<string, string>> {
    const { factors, enrollments } = await totp();
    const known = [...enrollments, ...factors.reverse()]; // of several the later one stays
    return new Map(known.map(({ localId, code }) => [localId, code]));
  }

  return {
    /** All accounts. */
    async accounts(): Promise<EmulatorAccount[]> {
      const { userInfo = [] } = await call<{ userInfo?: EmulatorAccount[] }>(
        'POST',
        `${accounts}:query`,
        {},
      );
      return userInfo;
    },

    /** The account with this e-mail, if there is one. */
    async account(email: string): Promise<EmulatorAccount | undefined> {
      const { users = [] } = await call<{ users?: EmulatorAccount[] }>(
        'POST',
        `${accounts}:lookup`,
        { email: [email] },
      );
      return users[0];
    },

    /** Creates an account: no e-mail is sent, nobody is signed in, and no policy asks for a better password. */
    async createAccount(account: NewAccount): Promise<void> {
      await call('POST', accounts, account);
    },

    /** Changes an account, by the fields of the REST method `accounts:update`. */
    async updateAccount(localId: string, changes: object): Promise<void> {
      await call('POST', `${accounts}:update`, { localId, ...changes });
    },

    async deleteAccount(localId: string): Promise<void> {
      await call('POST', `${accounts}:delete`, { localId });
    },

    async deleteAllAccounts(): Promise<void> {
      await call('DELETE', `${emulator}/accounts`);
    },

    /**
     * Adds accounts in the form of accounts.json.
     * @returns what was wrong with those that were left out
     */
    async importAccounts(users: object[]): Promise<string[]> {
      if (users.length === 0) return []; // refused by the emulator
      const { error = [] } = await call<{ error?: { message: string }[] }>(
        'POST',
        `${accounts}:batchCreate`,
        { users },
      );
      return error.map(({ message }) => message);
    },

    /**
     * Puts the accounts back to the seed.
     * @returns how many there are then
     */
    async reset(): Promise<number> {
      const answer = await call<{ accounts: number }>('POST', resetPath(projectId));
      return answer.accounts;
    },

    /** The e-mails whose links were not used yet, the oldest first: all of them, or those to one address. */
    async oobCodes(email?: string): Promise<OobCode[]> {
      const { oobCodes } = await call<{ oobCodes: OobCode[] }>('GET', `${emulator}/oobCodes`);
      return email === undefined ? oobCodes : oobCodes.filter((code) => code.email === email);
    },

    /**
     * Every e-mail since the start or the last reset as the provider would send it, the oldest first: all of them, or
     * those to one address. Those whose links were used are there, too.
     */
    async mail(to?: string): Promise<MailMessage[]> {
      const { messages } = await call<{ messages: MailMessage[] }>('GET', mailPath);
      return to === undefined ? messages : messages.filter((message) => message.to === to);
    },

    /** The text messages whose codes were not used yet, the oldest first: all of them, or those to one number. */
    async smsCodes(phoneNumber?: string): Promise<SmsCode[]> {
      const { verificationCodes } = await call<{ verificationCodes: SmsCode[] }>(
        'GET',
        `${emulator}/verificationCodes`,
      );
      return verificationCodes.filter(
        (sms) => phoneNumber === undefined || sms.phoneNumber === phoneNumber,
      );
    },

    /**
     * Sends the e-mail that changes an account's address, as the SDK does for who is signed in.
     * @returns the link in it
     */
    async sendEmailChange(email: string, newEmail: string): Promise<string> {
      const { oobLink } = await call<OobCode>('POST', `${accounts}:sendOobCode`, {
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        email,
        newEmail,
        returnOobLink: true,
      });
      return oobLink;
    },

    /** Makes the link of an e-mail count no more, whether or not there still is an account for it. */
    async consumeOobCode({ oobCode, requestType }: OobCode): Promise<void> {
      const operation = requestType === 'PASSWORD_RESET' ? 'resetPassword' : 'update';
      const body = { oobCode, newPassword: 'never-set' };
      await call('POST', `${api}/accounts:${operation}?key=any`, body).catch((error: unknown) => {
        if (!(error instanceof EmulatorError) || error.status === undefined) throw error;
      });
    },

    /** For how many seconds a login is recent: 300, as at the provider, unless that was changed. */
    async recentLogin(): Promise<number> {
      const { seconds } = await call<{ seconds: number }>('GET', recentLoginPath);
      return seconds;
    },

    /**
     * Changes for how many seconds a login is recent. What needs a recent one is refused after that. With 0
     * every login so far is too old, and the next ones are recent for 300 seconds; that takes up to a second.
     */
    async setRecentLogin(seconds: number): Promise<void> {
      await call('PUT', recentLoginPath, { seconds });
    },

    /** Registers blocking functions, each by its address; one that is not named is not called any more. */
    async setBlockingFunctions(functions: BlockingFunctions): Promise<void> {
      const triggers = Object.fromEntries(
        Object.entries(functions)
          .filter(([, functionUri]) => functionUri !== undefined)
          .map(([event, functionUri]) => [event, { functionUri }]),
      );
      const path = `${configApi}/projects/${projectId}/config?updateMask=blockingFunctions`;
      await call('PATCH', path, { blockingFunctions: { triggers } });
    },

    /** The TOTP factors of all accounts. */
    totpFactors: async (): Promise<TotpFactor[]> => (await totp()).factors,

    /** The TOTP factors that are being enrolled: their secrets are known, and no code has come yet. */
    totpEnrollments: async (): Promise<TotpEnrollment[]> => (await totp()).enrollments,

    /** What `totpCode` tells, of every account that has a code, by its `localId`. */
    totpCodes,

    /**
     * The code that an account's authenticator app shows now; if that was used already, the next one, which counts too.
     * Without a TOTP factor, the code of the one that is being enrolled.
     * @returns `undefined` when it has neither
     */
    totpCode: async ({ localId }: Pick<EmulatorAccount, 'localId'>): Promise<string | undefined> =>
      (await totpCodes()).get(localId),

    ...createControls(call),

    config: (): Promise<EmulatorConfig> => call('GET', `${emulator}/config`),

    async updateConfig(config: EmulatorConfig): Promise<void> {
      await call('PATCH', `${emulator}/config`, config);
    },
  };
}

/**
 * The password of an account: the emulator hashes nothing, and keeps it readable in its "hash".
 * @returns `undefined` when there is none, or one that came with a real hash
 */
export function passwordOf({ passwordHash, salt }: EmulatorAccount): string | undefined {
  const start = `fakeHash:salt=${salt}:password=`;
  return passwordHash?.startsWith(start) ? passwordHash.slice(start.length) : undefined;
}
