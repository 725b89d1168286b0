import { importWithRetry } from '../loading/importWithRetry.ts';
import type { AccountStore, StoreSnapshot } from './AccountStore.ts';
import type { StoreDescription, StoredEntry } from './storedFormat.ts';
import { deleteStored, itemKey, type StoreName } from './storedItems.ts';

/** The entries of an account, for `useSyncExternalStore`. There are none until the store's code is there. */
export interface LazyStore<Entry, Change> {
  getSnapshot(): StoreSnapshot<Entry>;
  getStatus(): 'loading' | 'ready' | 'failed';
  /** Loads the store once it is needed. */
  subscribe(listener: () => void): () => void;
  /**
   * Loads the store's code and opens it, unless that has happened.
   * @throws what the import throws when the code does not arrive
   */
  load(): Promise<AccountStore<Entry, Change>>;
  /** Saves what is pending. Changes are ignored afterwards. */
  close(): void;
}

interface LazyStoreOptions<Entry extends StoredEntry, Change> {
  name: StoreName;
  uid: string;
  loadDescription: () => Promise<StoreDescription<Entry, Change>>;
  /** Whether whoever subscribes needs the store now; asked again when another tab has stored something. */
  isNeeded: () => boolean;
}

const EMPTY: StoreSnapshot<never> = { entries: [], problem: undefined };

/** The store of somebody who is not signed in. */
export const NO_STORE: Pick<LazyStore<never, never>, 'getSnapshot' | 'getStatus' | 'subscribe'> = {
  getSnapshot: () => EMPTY,
  getStatus: () => 'loading',
  subscribe: () => () => {},
};

export function createLazyStore<Entry extends StoredEntry, Change>({
  name,
  uid,
  loadDescription,
  isNeeded,
}: LazyStoreOptions<Entry, Change>): LazyStore<Entry, Change> {
  const listeners = new Set<() => void>();
  let opening: Promise<AccountStore<Entry, Change>> | undefined;
  let store: AccountStore<Entry, Change> | undefined;
  let hasFailed = false;
  let isClosed = false;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const setFailed = (failed: boolean) => {
    if (hasFailed === failed) return;
    hasFailed = failed;
    notify();
  };

  /** Each chunk is imported by itself: one that another imports could not be asked for again. */
  async function open() {
    try {
      const [{ openStore }, description] = await Promise.all([
        importWithRetry('src/accountStorage/AccountStore.ts', () => import('./AccountStore.ts')),
        loadDescription(),
      ]);
      store = openStore(description, uid);
    } catch (error) {
      opening = undefined;
      setFailed(true);
      throw error;
    }
    if (isClosed) store.close();
    store.subscribe(notify);
    notify();
    return store;
  }

  function load() {
    setFailed(false);
    opening ??= open();
    return opening;
  }

  function loadIfNeeded() {
    if (opening !== undefined || !isNeeded()) return;
    load().catch((error: unknown) => {
      console.warn(`The store of toystore.${name} did not arrive.`, error); // whoever uses it is told
    });
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === itemKey(name, uid)) loadIfNeeded();
  };

  return {
    getSnapshot: () => store?.getSnapshot() ?? EMPTY,
    getStatus: () => (store ? 'ready' : hasFailed ? 'failed' : 'loading'),
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', onStorage); // the same one is added once
      loadIfNeeded();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    load,
    close() {
      isClosed = true;
      store?.close();
    },
  };
}

/** Gives each account a store of its own, and the same one each time. */
export function storesByAccount<Store extends { close(): void }>(
  name: StoreName,
  create: (uid: string) => Store,
) {
  const stores = new Map<string, Store>();
  return {
    get(uid: string): Store {
      const store = stores.get(uid) ?? create(uid);
      stores.set(uid, store);
      return store;
    },
    /** Deletes what an account has stored, and lets nothing of it be stored again by this tab. */
    delete(uid: string): void {
      stores.get(uid)?.close();
      stores.delete(uid);
      deleteStored(name, uid);
    },
  };
}
