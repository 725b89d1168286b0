'use client';

import { useSyncExternalStore } from 'react';
import type { AccountStore, StoreSnapshot } from './AccountStore.ts';

const LOADING: StoreSnapshot<never> = { status: 'loading', entries: [], problem: undefined };
const noStore = { getSnapshot: () => LOADING, subscribe: () => () => {} };

/** Returns a store's snapshot; `loading` without a store and while prerendering. */
export function useStoreSnapshot<Entry, Change>(
  store: AccountStore<Entry, Change> | undefined,
): StoreSnapshot<Entry> {
  const { subscribe, getSnapshot } = store ?? noStore;
  return useSyncExternalStore(subscribe, getSnapshot, noStore.getSnapshot);
}
