import type { EmulatorAccount, NewAccount } from './accounts.ts';
import type { Call } from './call.ts';

/** Where the owner puts the accounts back to the seed: not the emulator's, but the proxy's. */
export const resetPath = (projectId: string) => `emulator/v1/projects/${projectId}/accounts:reset`;

/** The client's methods for accounts. */
export function createAccountMethods(call: Call, projectId: string) {
  const api = 'identitytoolkit.googleapis.com';
  const accountsOf = (tenantId?: string) => {
    const tenant = tenantId === undefined ? '' : `/tenants/${encodeURIComponent(tenantId)}`;
    return `${api}/v1/projects/${projectId}${tenant}/accounts`;
  };
  const accounts = accountsOf();

  return {
    /** All accounts, or those of a tenant. */
    async accounts(tenantId?: string): Promise<EmulatorAccount[]> {
      const path = `${accountsOf(tenantId)}:query`;
      return (await call<{ userInfo?: EmulatorAccount[] }>('POST', path, {})).userInfo ?? [];
    },

    /** The IDs of all tenants. */
    async tenants(): Promise<string[]> {
      const path = `${api}/v2/projects/${projectId}/tenants?pageSize=1000`;
      const { tenants = [] } = await call<{ tenants?: { tenantId: string }[] }>('GET', path);
      return tenants.map(({ tenantId }) => tenantId);
    },

    /** The account with this e-mail, if there is one. */
    async account(email: string): Promise<EmulatorAccount | undefined> {
      const path = `${accounts}:lookup`;
      const body = { email: [email] };
      return (await call<{ users?: EmulatorAccount[] }>('POST', path, body)).users?.[0];
    },

    /** Creates an account: no e-mail is sent, nobody is signed in, and no policy asks for a better password. */
    createAccount: (account: NewAccount): Promise<void> => call('POST', accounts, account),

    /** Changes an account, by the fields of the REST method `accounts:update`. */
    updateAccount: (localId: string, changes: object): Promise<void> =>
      call('POST', `${accounts}:update`, { localId, ...changes }),

    deleteAccount: (localId: string): Promise<void> =>
      call('POST', `${accounts}:delete`, { localId }),

    deleteAllAccounts: (): Promise<void> =>
      call('DELETE', `emulator/v1/projects/${projectId}/accounts`),

    /**
     * Adds accounts in the form of accounts.json, to the project or to a tenant.
     * @returns what was wrong with those that were left out
     */
    async importAccounts(users: object[], tenantId?: string): Promise<string[]> {
      if (users.length === 0) return []; // refused by the emulator
      const path = `${accountsOf(tenantId)}:batchCreate`;
      const { error = [] } = await call<{ error?: { message: string }[] }>('POST', path, { users });
      return error.map(({ message }) => message);
    },

    /**
     * Puts the accounts back to the seed.
     * @returns how many there are then
     */
    reset: async (): Promise<number> =>
      (await call<{ accounts: number }>('POST', resetPath(projectId))).accounts,
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
