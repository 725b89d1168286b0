import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { NO_STORE } from '../accountStorage/lazyStore.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { useRetryOnReconnect } from '../loading/useRetryOnReconnect.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { SavedEntry } from './SavedStore.ts';
import { savedOf } from './savedOf.ts';

type Problem = StoreSnapshot<SavedEntry>['problem'];

/** The toys that whoever is signed in has saved. */
interface SavedToys {
  isSaved: (toyId: string) => boolean;
  /** The same set until the saved toys change. The newest is last. */
  ids: ReadonlySet<string>;
  /** Does nothing while nobody is known to be signed in. */
  setSaved: (toyId: string, saved: boolean) => void;
  /** `none`: nobody is signed in. `loading`: its code is on the way, or who is there is not known yet. */
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** Asks for the code again. Coming back online does so, too, and so does `setSaved`. */
  retry: () => void;
  /** As `AccountStore` has it. A message says so once, wherever the hook is used. */
  problem: Problem;
}

const PROBLEMS = {
  'not saved': 'Saved toys could not be stored in this browser. They last until you leave.',
  'set aside': 'The saved toys could not be read. They are kept aside, and the list starts anew.',
};

const toldProblems = new Map<string, Problem>();
const idSets = new WeakMap<readonly SavedEntry[], ReadonlySet<string>>();

/** One set for all who ask, since a page may have a toggle for each of many toys. */
function idsOf(entries: readonly SavedEntry[]): ReadonlySet<string> {
  const ids = idSets.get(entries) ?? new Set(entries.map(({ toyId }) => toyId));
  idSets.set(entries, ids);
  return ids;
}

export function useSavedToys(): SavedToys {
  const { user } = useAuth();
  const { showStatus } = useMessages();
  const uid = user?.uid;
  const saved = uid === undefined ? undefined : savedOf(uid);
  const { subscribe, getSnapshot, getStatus } = saved ?? NO_STORE;
  const { entries, problem } = useSyncExternalStore(subscribe, getSnapshot, NO_STORE.getSnapshot);
  const loadStatus = useSyncExternalStore(subscribe, getStatus, NO_STORE.getStatus);
  const ids = idsOf(entries);

  const retry = () => {
    saved?.load().catch(() => {}); // the status says so
  };
  useRetryOnReconnect(loadStatus === 'failed', retry);

  const concerns = problem === 'set aside' || ids.size > 0; // an empty list is stored anyway
  const told = concerns ? problem : undefined;
  const tell = useEffectEvent(() => {
    if (uid === undefined || toldProblems.get(uid) === told) return;
    toldProblems.set(uid, told);
    if (told !== undefined) showStatus({ message: PROBLEMS[told] });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose problem it is matters, too
  useEffect(() => tell(), [told, uid]);

  return {
    isSaved: (toyId) => ids.has(toyId),
    ids,
    setSaved: (toyId, isSaved) => {
      saved?.load().then(
        (store) => store.change({ type: isSaved ? 'save' : 'forget', toyId }),
        (error: unknown) => {
          console.error('The saved toys did not arrive.', error);
          showStatus({
            message: 'The saved toys did not arrive. Please check your connection and try again.',
          });
        },
      );
    },
    status: user === null ? 'none' : user === undefined ? 'loading' : loadStatus,
    retry,
    problem,
  };
}
