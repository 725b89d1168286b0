import { type EntryStorage, readStored } from './readStored.ts';
import { formatEntries, type StoreDescription, type StoredEntry } from './storedFormat.ts';
import { itemKey } from './storedItems.ts';

export interface StoreSnapshot<Entry> {
  /** The same array until they change. */
  entries: readonly Entry[];
  /**
   * `not saved`: storage is full or denied, so changes last for this visit; it goes when a save succeeds. `set aside`:
   * something stored could not be read and is kept (docs/account-storage.md).
   */
  problem: 'not saved' | 'set aside' | undefined;
}

/** The entries of one account, for `useSyncExternalStore`. */
export interface AccountStore<Entry, Change> {
  /** The same object until something changes. */
  getSnapshot(): StoreSnapshot<Entry>;
  subscribe(listener: () => void): () => void;
  /** Takes effect at once and is saved soon, under a lock. Ignored once the store is closed. */
  change(change: Change): void;
  /** Saves what is pending. Nothing is read or written afterwards. */
  close(): void;
}

/** What the store needs of a `Window`. Reading `localStorage` may throw; `locks` exist in secure contexts only. */
export interface StoreEnvironment {
  readonly localStorage: EntryStorage;
  readonly navigator: {
    readonly locks?: { request(name: string, callback: () => void): Promise<unknown> } | undefined;
  };
  addEventListener: EventTarget['addEventListener'];
}

/**
 * Opens the store of an account. It shows what is stored with the changes that are not saved yet. A save reads what is
 * stored, applies these changes and writes: that is under a lock, since tabs may run in processes of their own and write
 * in between.
 *
 * What other tabs save arrives by `storage` events. A BroadcastChannel would tell the same a second time, and may keep the
 * page out of the back/forward cache.
 */
export function openStore<Entry extends StoredEntry, Change>(
  description: StoreDescription<Entry, Change>,
  uid: string,
  environment: StoreEnvironment = window,
): AccountStore<Entry, Change> {
  const { noun, apply } = description;
  const key = itemKey(description.name, uid);
  const { locks } = environment.navigator;
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  const { signal } = closing;
  let base: readonly Entry[] = []; // as it was stored last
  let pending: Change[] = [];
  let saveFailed = false;
  let setAside = false;
  let snapshot: StoreSnapshot<Entry> = { entries: [], problem: undefined };

  function publish() {
    const entries = pending.reduce(apply, base);
    const problem = saveFailed ? 'not saved' : setAside ? 'set aside' : undefined;
    const isSame = formatEntries(entries) === formatEntries(snapshot.entries);
    if (isSame && problem === snapshot.problem) return;
    snapshot = { entries: isSame ? snapshot.entries : entries, problem };
    for (const listener of listeners) listener();
  }

  /** Runs a step that uses the storage, which may be denied or full. */
  function withStorage(step: (storage: EntryStorage) => void) {
    try {
      step(environment.localStorage);
    } catch (error) {
      if (!saveFailed)
        console.warn(`The ${noun} cannot be saved now; it lasts for this visit.`, error);
      saveFailed = true;
    }
    publish();
  }

  /** Without anything readable all stays as it is shown: another tab may have cleared the storage. */
  function read(storage: EntryStorage) {
    const stored = readStored(description, uid, storage);
    setAside ||= stored.setAside;
    base = stored.entries ?? base;
  }

  function save() {
    if (signal.aborted || pending.length === 0) return; // an earlier save had all changes
    withStorage((storage) => {
      read(storage);
      const entries = pending.reduce(apply, base);
      storage.setItem(key, formatEntries(entries));
      base = entries;
      pending = [];
      saveFailed = false;
    });
  }

  function requestSave() {
    if (!locks) return save();
    locks.request(key, save).catch((error: unknown) => {
      console.error(`The lock of the ${noun} failed: it is saved without.`, error);
      save();
    });
  }

  const refresh = () => withStorage(read);
  refresh();
  environment.addEventListener('storage', refresh, { signal });
  environment.addEventListener('pageshow', refresh, { signal }); // the back/forward cache misses events
  environment.addEventListener('pagehide', save, { signal }); // no time to wait for a lock

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(change) {
      if (signal.aborted || apply(snapshot.entries, change) === snapshot.entries) return;
      pending.push(change);
      publish();
      requestSave();
    },
    close() {
      save();
      closing.abort();
    },
  };
}
