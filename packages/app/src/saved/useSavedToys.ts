import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { useAccountStore } from '../accountStorage/useAccountStore.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { getSavedToys, type SavedEntry } from './savedDescription.ts';

/** The toys that whoever is signed in has saved. */
interface SavedToys extends Pick<StoreSnapshot<SavedEntry>, 'entries' | 'problem'> {
  isSaved: (toyId: string) => boolean;
  /** The same set until the saved toys change. The newest is last. */
  ids: ReadonlySet<string>;
  /** Does nothing while nobody is known to be signed in. */
  setSaved: (toyId: string, saved: boolean) => void;
  /** `none`: nobody is signed in. `loading`: they are being read, or who is there is not known yet. */
  status: 'none' | 'loading' | 'ready';
}

export const SAVED_PROBLEMS = {
  'not saved': 'Saved toys could not be stored in this browser. They last until you leave.',
  quarantined: 'The saved toys could not be read. They are kept aside, and the list starts anew.',
};

const idSets = new WeakMap<readonly SavedEntry[], ReadonlySet<string>>();

/** One set for all who ask, since a page may have a toggle for each of many toys. */
function idsOf(entries: readonly SavedEntry[]): ReadonlySet<string> {
  const ids = idSets.get(entries) ?? new Set(entries.map(({ toyId }) => toyId));
  idSets.set(entries, ids);
  return ids;
}

export function useSavedToys(): SavedToys {
  const { user } = useAuth();
  const store = user ? getSavedToys(user.uid) : undefined;
  const { entries, problem, status } = useAccountStore(store);
  const ids = idsOf(entries);
  return {
    entries,
    problem,
    isSaved: (toyId) => ids.has(toyId),
    ids,
    setSaved: (toyId, isSaved) => store?.change({ type: isSaved ? 'save' : 'forget', toyId }),
    status: user === null ? 'none' : status,
  };
}
