import { applyChange, type CartChange, type CartEntry } from './cartEntries.ts';
import { formatCart } from './cartFormat.ts';
import { type CartStorage, readCart } from './readCart.ts';
import { cartKey } from './storedCart.ts';

export interface CartSnapshot {
  entries: readonly CartEntry[];
  /**
   * `not saved`: storage is full or denied, so the cart lasts for this visit; it goes when a save succeeds. `set aside`:
   * something stored could not be read and is kept (docs/cart.md).
   */
  problem: 'not saved' | 'set aside' | undefined;
}

/** The cart of one account, for `useSyncExternalStore`. */
export interface CartStore {
  /** The same object until something changes. */
  getSnapshot(): CartSnapshot;
  subscribe(listener: () => void): () => void;
  /** Takes effect at once and is saved soon, under a lock. Ignored once the store is closed. */
  change(change: CartChange): void;
  /** Saves what is pending. Nothing is read or written afterwards. */
  close(): void;
}

/** What the store needs of a `Window`. Reading `localStorage` may throw; `locks` exist in secure contexts only. */
export interface CartEnvironment {
  readonly localStorage: CartStorage;
  readonly navigator: {
    readonly locks?: { request(name: string, callback: () => void): Promise<unknown> } | undefined;
  };
  addEventListener: EventTarget['addEventListener'];
}

/**
 * Opens the cart of an account. It shows what is stored with the changes that are not saved yet. A save reads what is
 * stored, applies these changes and writes: that is under a lock, since tabs may run in processes of their own and write
 * in between.
 *
 * What other tabs save arrives by `storage` events. A BroadcastChannel would tell the same a second time, and may keep the
 * page out of the back/forward cache.
 */
export function openCartStore(uid: string, environment: CartEnvironment = window): CartStore {
  const { locks } = environment.navigator;
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  const { signal } = closing;
  let base: readonly CartEntry[] = []; // as it was stored last
  let pending: CartChange[] = [];
  let saveFailed = false;
  let setAside = false;
  let snapshot: CartSnapshot = { entries: [], problem: undefined };

  function publish() {
    const entries = pending.reduce(applyChange, base);
    const problem = saveFailed ? 'not saved' : setAside ? 'set aside' : undefined;
    if (problem === snapshot.problem && formatCart(entries) === formatCart(snapshot.entries))
      return;
    snapshot = { entries, problem };
    for (const listener of listeners) listener();
  }

  /** Runs a step that uses the storage, which may be denied or full. */
  function withStorage(step: (storage: CartStorage) => void) {
    try {
      step(environment.localStorage);
    } catch (error) {
      if (!saveFailed)
        console.warn('The cart cannot be saved now; it lasts for this visit.', error);
      saveFailed = true;
    }
    publish();
  }

  /** Without anything readable the cart stays as it is shown: another tab may have cleared the storage. */
  function read(storage: CartStorage) {
    const stored = readCart(uid, storage);
    setAside ||= stored.setAside;
    base = stored.entries ?? base;
  }

  function save() {
    if (signal.aborted || pending.length === 0) return; // an earlier save had all changes
    withStorage((storage) => {
      read(storage);
      const entries = pending.reduce(applyChange, base);
      storage.setItem(cartKey(uid), formatCart(entries));
      base = entries;
      pending = [];
      saveFailed = false;
    });
  }

  function requestSave() {
    if (!locks) return save();
    locks.request(cartKey(uid), save).catch((error: unknown) => {
      console.error('The lock of the cart failed: it is saved without.', error);
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
      if (signal.aborted || applyChange(snapshot.entries, change) === snapshot.entries) return;
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
