import type { EmulatorAccount, NewAccount, TenantSettings } from './accounts.ts';
import type { Call } from './call.ts';
import { resetPath } from './paths.ts';

export function createAccountMethods(call: Call, projectId: string) {
  const api = 'identitytoolkit.googleapis.com';
  const accountsOf = (tenantId?: string) => {
    const tenant = tenantId === undefined ? '' : `/tenants/${encodeURIComponent(tenantId)}`;
    return `${api}/v1/projects/${projectId}${tenant}/accounts`;
  };
  const accounts = accountsOf();
  const tenants = `${api}/v2/projects/${projectId}/tenants`;

  /** Returns the settings of all tenants, without their resource names. */
  async function tenantSettings(): Promise<TenantSettings[]> {
    const { tenants: found = [] } = await call<{ tenants?: TenantSettings[] }>(
      'GET',
      `${tenants}?pageSize=1000`,
    );
    return found.map(({ name: _, ...settings }) => settings);
  }

  return {
    /** Returns all accounts, or those of a tenant. */
    async accounts(tenantId?: string): Promise<EmulatorAccount[]> {
      const path = `${accountsOf(tenantId)}:query`;
      return (await call<{ userInfo?: EmulatorAccount[] }>('POST', path, {})).userInfo ?? [];
    },

    tenants: async (): Promise<string[]> =>
      (await tenantSettings()).map(({ tenantId }) => tenantId),

    tenantSettings,

    /** Changes settings of a tenant. Creates the tenant if no tenant has this ID. */
    async setTenant(tenantId: string, settings: Omit<TenantSettings, 'tenantId'>): Promise<void> {
      const names = Object.keys(settings);
      const path = `${tenants}/${encodeURIComponent(tenantId)}`;
      if (names.length === 0) await call('GET', path);
      else await call('PATCH', `${path}?updateMask=${names}`, settings);
    },

    async account(email: string): Promise<EmulatorAccount | undefined> {
      const path = `${accounts}:lookup`;
      const body = { email: [email] };
      return (await call<{ users?: EmulatorAccount[] }>('POST', path, body)).users?.[0];
    },

    /** Creates an account. It sends no e-mail, signs no user in, and accepts any password. */
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
     * @returns why the emulator skipped an account, a message each
     */
    async importAccounts(users: object[], tenantId?: string): Promise<string[]> {
      if (users.length === 0) return []; // the emulator refuses an empty list
      const path = `${accountsOf(tenantId)}:batchCreate`;
      const { error = [] } = await call<{ error?: { message: string }[] }>('POST', path, { users });
      return error.map(({ message }) => message);
    },

    /**
     * Restores the seed and removes everything that tests changed.
     * @returns the number of accounts
     */
    reset: async (): Promise<number> =>
      (await call<{ accounts: number }>('POST', resetPath(projectId))).accounts,
  };
}

/**
 * Returns the password of an account, which the emulator keeps readable in its "hash".
 * @returns `undefined` if the account has no password, or was imported with a real hash
 */
export function passwordOf({ passwordHash, salt }: EmulatorAccount): string | undefined {
  const start = `fakeHash:salt=${salt}:password=`;
  return passwordHash?.startsWith(start) ? passwordHash.slice(start.length) : undefined;
}
