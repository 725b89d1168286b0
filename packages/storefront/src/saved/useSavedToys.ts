'use client';

import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { useAccountStore } from '../accountStorage/useAccountStore.ts';
import { getSavedToys, type SavedEntry } from './savedDescription.ts';

/** The saved toys of an account. */
export interface SavedToys extends Pick<StoreSnapshot<unknown>, 'status' | 'problem'> {
  /** The same set until the saved toys change. The newest is last. */
  ids: ReadonlySet<string>;
  /** Saves a toy, or removes it. */
  setSaved: (toyId: string, isSaved: boolean) => void;
}

const idSets = new WeakMap<readonly SavedEntry[], ReadonlySet<string>>();

/** One set for all callers, because a page may have many toggles. */
function idsOf(entries: readonly SavedEntry[]): ReadonlySet<string> {
  const ids = idSets.get(entries) ?? new Set(entries.map(({ toyId }) => toyId));
  idSets.set(entries, ids);
  return ids;
}

/**
 * Returns the saved toys of an account, stored in this browser.
 * @param accountId without it the list is empty, its status is `loading`, and changes are ignored
 */
export function useSavedToys(accountId: string | undefined): SavedToys {
  const store = accountId === undefined ? undefined : getSavedToys(accountId);
  const { entries, status, problem } = useAccountStore(store);
  return {
    ids: idsOf(entries),
    status,
    problem,
    setSaved: (toyId, isSaved) => store?.change({ type: isSaved ? 'save' : 'forget', toyId }),
  };
}
