import { type AccountStore, createAccountStore } from './AccountStore.ts';
import type { StoreDescription } from './storedFormat.ts';

/** Returns one store per account, always the same. */
export function storesByAccount<Entry, Change>(
  description: StoreDescription<Entry, Change>,
): (accountId: string) => AccountStore<Entry, Change> {
  const stores = new Map<string, AccountStore<Entry, Change>>();
  return (accountId) => {
    const store = stores.get(accountId) ?? createAccountStore(description, accountId);
    stores.set(accountId, store);
    return store;
  };
}
