'use client';

import { useSyncExternalStore } from 'react';
import { type AccountStore, createAccountStore, type StoreSnapshot } from './AccountStore.ts';
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

const LOADING: StoreSnapshot<never> = { status: 'loading', entries: [], problem: undefined };
const noStore = { getSnapshot: () => LOADING, subscribe: () => () => {} };

/** Returns a store's snapshot; `undefined` without a store and while prerendering. */
export function useAccountStore<Entry, Change>(
  store: AccountStore<Entry, Change> | undefined,
): StoreSnapshot<Entry> {
  const { subscribe, getSnapshot } = store ?? noStore;
  return useSyncExternalStore(subscribe, getSnapshot, noStore.getSnapshot);
}
