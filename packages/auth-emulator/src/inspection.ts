/* What the emulator's page reads: accounts, messages, limits, the log, and what saving would change. */

import type { EmulatorAccount } from './accounts.ts';
import type { Call } from './call.ts';
import type { PasswordPolicy } from './policy.ts';

/* Addresses of the proxy, for the owner only. */
export const accountsPath = 'toystore/accounts';
export const eventsPath = 'toystore/events';
export const logPath = 'toystore/log';
export const messagesPath = 'toystore/messages';
export const projectsPath = 'toystore/projects';
export const rateLimitsPath = 'toystore/rate-limits';
export const savePath = 'toystore/save';
export const startPath = 'toystore/start';

/** What a feature of the proxy did to an operation. */
export interface Effect {
  /** The feature's name, such as `faults`. */
  feature: string;
  text: string;
}

export interface LoggedOperation {
  /** Counts from 1 since the start. */
  id: number;
  /** Milliseconds since 1970, by the project's clock. */
  at: number;
  /** The name in the REST API, such as `signInWithPassword`. */
  operation: string;
  /** `tool` is the emulator's page, the panel, or this client. */
  caller: 'app' | 'admin' | 'tool';
  account?: { localId?: string; email?: string };
  /** The HTTP status; 0 if the client got no answer. */
  status: number;
  /** The provider's code of the error. */
  error?: string;
  milliseconds: number;
  effects: Effect[];
  /** The fields of the request, `{ cut: true }` if they take more than 4 kB. */
  request?: unknown;
  response?: unknown;
}

/** What a change of a project concerns. */
export type Changed =
  | 'accounts'
  | 'messages'
  | 'clock'
  | 'faults'
  | 'settings'
  | 'projects'
  | 'snapshots';

/** The settings with which the emulator was started. */
export interface EmulatorStart {
  version: string;
  /** The app that links in e-mails lead to. */
  appUrl?: string;
  /** Whether there is a seed, which `save` overwrites. */
  seed: boolean;
  rateLimits: boolean;
  policy: PasswordPolicy;
  /** Differs after a restart. */
  startId: string;
  /** Whether this emulator can take snapshots. */
  snapshots: boolean;
}

export const ACCOUNT_STATES = [
  'all',
  'disabled',
  'unverified',
  'guest',
  'google',
  'twoStep',
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface AccountQuery {
  /** Part of an e-mail, a name, an ID or a telephone number. */
  search?: string;
  sort?: 'created' | 'email' | 'name' | 'lastLogin';
  order?: 'asc' | 'desc';
  state?: AccountState;
  /** The ID of a tenant; `none` is the accounts without a tenant. */
  tenant?: string;
  page?: number;
  size?: number;
}

export interface AccountPage {
  /** The number of all accounts, including those of tenants. */
  total: number;
  /** The number of accounts that match the search, the state and the tenant. */
  matching: number;
  /** The number of accounts of each state. */
  counts: Record<AccountState, number>;
  accounts: EmulatorAccount[];
}

type DeletedAccount = Pick<EmulatorAccount, 'localId' | 'tenantId'>;

/** An e-mail or a text message. */
export interface EmulatorMessage {
  id: string;
  kind: 'email' | 'sms';
  /** The address or the telephone number. */
  to: string;
  /** Milliseconds since 1970, by the project's clock. */
  at: number;
  subject?: string;
  text: string;
  link?: string;
  code?: string;
  used: boolean;
  /** Milliseconds since 1970, by the project's clock. */
  expiresAt?: number;
}

export interface RateLimit {
  name: string;
  used: number;
  allowed: number;
  /** When a request is allowed again, in milliseconds since 1970, by the project's clock. */
  freesAt?: number;
}

export interface RateLimits {
  enabled: boolean;
  limits: RateLimit[];
}

/** How a project differs from the seed. Accounts are named as `save` names them. */
export interface SaveDifference {
  possible: boolean;
  /** Why saving is impossible. */
  reason?: string;
  /** The seed's folder. */
  folder?: string;
  added: string[];
  changed: string[];
  removed: string[];
  /** What a seed cannot hold: guests. */
  leftOut: string[];
}

export function createInspection(call: Call) {
  return {
    /** Returns the emulator's projects. The first is that of the start. */
    projects: async (): Promise<string[]> =>
      (await call<{ projects: string[] }>('GET', projectsPath)).projects,

    /** Returns the settings with which the emulator was started. */
    startSettings: (): Promise<EmulatorStart> => call('GET', startPath),

    /**
     * Returns the last 1,000 operations of the project, the oldest first.
     * @param after only those with a higher `id`
     */
    log: async (after = 0): Promise<LoggedOperation[]> =>
      (await call<{ operations: LoggedOperation[] }>('GET', `${logPath}?after=${after}`))
        .operations,

    /** Searches, filters and sorts all accounts, including those of tenants, and returns one page of them. */
    findAccounts(query: AccountQuery = {}): Promise<AccountPage> {
      const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
      const texts = parameters.map(([name, value]): [string, string] => [name, String(value)]);
      return call('GET', `${accountsPath}?${new URLSearchParams(texts)}`);
    },

    /**
     * Deletes an account so that it can be restored.
     * @returns the token for `undoDeletion`, valid for 10 minutes
     */
    async deleteUndoably({ localId, tenantId }: DeletedAccount): Promise<string> {
      const tenant = tenantId === undefined ? '' : `?tenant=${encodeURIComponent(tenantId)}`;
      const path = `${accountsPath}/${encodeURIComponent(localId)}/delete${tenant}`;
      return (await call<{ undo: string }>('POST', path)).undo;
    },

    /** Restores a deleted account with its password, claims and second factors. */
    undoDeletion: (undo: string): Promise<void> => call('POST', `${accountsPath}/undo`, { undo }),

    /** Returns all e-mails and text messages since the start or the last reset, the newest first. */
    messages: async (): Promise<EmulatorMessage[]> =>
      (await call<{ messages: EmulatorMessage[] }>('GET', messagesPath)).messages,

    /** Lets the link of one e-mail expire. */
    expireMessage: (id: string): Promise<void> => call('POST', `${messagesPath}/${id}/expire`),

    /** Returns how much of the provider's limits the project has used. */
    rateLimits: (): Promise<RateLimits> => call('GET', rateLimitsPath),

    /** Switches the limits on or off. `reset` restores the setting of the start. */
    setRateLimits: (enabled: boolean): Promise<RateLimits> =>
      call('PUT', rateLimitsPath, { enabled }),

    /** Returns how the project differs from the seed. */
    saveDifference: (): Promise<SaveDifference> => call('GET', savePath),

    /** Saves the project as the seed. */
    save: (): Promise<SaveDifference> => call('POST', savePath),
  };
}
