/* The data of the emulator's page: accounts, messages, limits, the log, and the changes that saving would write. */

import type { AccountPage, AccountQuery } from './accountQuery.ts';
import type { EmulatorAccount } from './accounts.ts';
import type { Call } from './call.ts';
import type { LoggedOperation } from './loggedOperation.ts';
import * as paths from './paths.ts';
import type { PasswordPolicy } from './policy.ts';

/** The part of a project that has changed. */
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
  /** Guests, which a seed cannot hold. */
  leftOut: string[];
}

export function createInspection(call: Call) {
  return {
    /** Returns the emulator's projects. The first is that of the start. */
    projects: async (): Promise<string[]> =>
      (await call<{ projects: string[] }>('GET', paths.projectsPath)).projects,

    /** Returns the settings with which the emulator was started. */
    startSettings: (): Promise<EmulatorStart> => call('GET', paths.startPath),

    /**
     * Returns the last 1,000 operations of the project, the oldest first, with masked passwords, tokens and codes.
     * @param after only those with a higher `id`
     */
    log: async (after = 0): Promise<LoggedOperation[]> =>
      (await call<{ operations: LoggedOperation[] }>('GET', `${paths.logPath}?after=${after}`))
        .operations,

    /** Searches, filters and sorts all accounts, including those of tenants, and returns one page of them. */
    findAccounts(query: AccountQuery = {}): Promise<AccountPage> {
      const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
      const texts = parameters.map(([name, value]): [string, string] => [name, String(value)]);
      return call('GET', `${paths.accountsPath}?${new URLSearchParams(texts)}`);
    },

    /**
     * Deletes an account so that it can be restored.
     * @returns the token for `undoDeletion`, valid for 10 minutes
     */
    async deleteUndoably({ localId, tenantId }: DeletedAccount): Promise<string> {
      const tenant = tenantId === undefined ? '' : `?tenant=${encodeURIComponent(tenantId)}`;
      const path = `${paths.accountsPath}/${encodeURIComponent(localId)}/delete${tenant}`;
      return (await call<{ undo: string }>('POST', path)).undo;
    },

    /** Restores a deleted account with its password, claims and second factors. */
    undoDeletion: (undo: string): Promise<void> =>
      call('POST', `${paths.accountsPath}/undo`, { undo }),

    /** Returns all e-mails and text messages since the start or the last reset, the newest first. */
    messages: async (): Promise<EmulatorMessage[]> =>
      (await call<{ messages: EmulatorMessage[] }>('GET', paths.messagesPath)).messages,

    /** Lets the link of one e-mail expire. */
    expireMessage: (id: string): Promise<void> =>
      call('POST', `${paths.messagesPath}/${id}/expire`),

    /** Returns how much of the provider's limits the project has used. */
    rateLimits: (): Promise<RateLimits> => call('GET', paths.rateLimitsPath),

    /** Switches the limits on or off. `reset` restores the setting of the start. */
    setRateLimits: (enabled: boolean): Promise<RateLimits> =>
      call('PUT', paths.rateLimitsPath, { enabled }),

    /** Returns how the project differs from the seed. */
    saveDifference: (): Promise<SaveDifference> => call('GET', paths.savePath),

    /** Saves the project as the seed. */
    save: (): Promise<SaveDifference> => call('POST', paths.savePath),
  };
}
