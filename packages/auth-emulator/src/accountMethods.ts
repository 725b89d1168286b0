import type { EmulatorAccount, NewAccount } from './accounts.ts';
import type { Call } from './call.ts';

/** Where the owner puts the accounts back to the seed: not the emulator's, but the proxy's. */
export const resetPath = (projectId: string) => `emulator/v1/projects/${projectId}/accounts:reset`;

/** The client's methods for accounts. */
export function createAccountMethods(call: Call, projectId: string) {
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const emulator = `emulator/v1/projects/${projectId}`;

  return {
    /** All accounts. */
    async accounts(): Promise<EmulatorAccount[]> {
      type Listed = { userInfo?: EmulatorAccount[] };
      return (await call<Listed>('POST', `${accounts}:query`, {})).userInfo ?? [];
    },

    /** The account with this e-mail, if there is one. */
    async account(email: string): Promise<EmulatorAccount | undefined> {
      type Found = { users?: EmulatorAccount[] };
      return (await call<Found>('POST', `${accounts}:lookup`, { email: [email] })).users?.[0];
    },

    /** Creates an account: no e-mail is sent, nobody is signed in, and no policy asks for a better password. */
    createAccount: (account: NewAccount): Promise<void> => call('POST', accounts, account),

    /** Changes an account, by the fields of the REST method `accounts:update`. */
    updateAccount: (localId: string, changes: object): Promise<void> =>
      call('POST', `${accounts}:update`, { localId, ...changes }),

    deleteAccount: (localId: string): Promise<void> =>
      call('POST', `${accounts}:delete`, { localId }),

    deleteAllAccounts: (): Promise<void> => call('DELETE', `${emulator}/accounts`),

    /**
     * Adds accounts in the form of accounts.json.
     * @returns what was wrong with those that were left out
     */
    async importAccounts(users: object[]): Promise<string[]> {
      if (users.length === 0) return []; // refused by the emulator
      type Imported = { error?: { message: string }[] };
      const { error = [] } = await call<Imported>('POST', `${accounts}:batchCreate`, { users });
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
