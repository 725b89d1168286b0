import { applyStoredChanges } from './applyStoredChanges.ts';
import { type Database, openChannel, withDatabase } from './database.ts';
import { formatEntries, type StoreDescription } from './storedFormat.ts';

export interface StoreSnapshot<Entry> {
  /** `loading` until the storage has been read, or reading has failed. */
  status: 'loading' | 'ready';
  /** The same array until the entries change. */
  entries: readonly Entry[];
  /**
   * `not saved`: storage is full or denied, so changes last for this visit; a successful save clears it. `quarantined`:
   * stored data could not be read; it is not deleted (README.md).
   */
  problem: 'not saved' | 'quarantined' | undefined;
}

/** The entries of one account, for `useSyncExternalStore`. */
export interface AccountStore<Entry, Change> {
  /** The same object until something changes. */
  getSnapshot(): StoreSnapshot<Entry>;
  /** The first subscriber opens the store, the last one closes it. */
  subscribe(listener: () => void): () => void;
  /**
   * Takes effect at once, and is stored even if the user leaves the page at that moment, unless the previous change is just
   * being applied (README.md).
   */
  change(change: Change): void;
}

interface PendingChange<Change> {
  /** Unique, for changes that are appended twice. */
  id: number;
  change: Change;
  isAppended: boolean;
}

/**
 * Creates the store of an account. Its entries are the stored ones with the pending changes.
 *
 * A transaction that waits for nothing, and so outlives the page, appends a change. Another transaction applies the changes of
 * all tabs. The tabs notify each other by a `BroadcastChannel`; a page reads again when the user returns to it. localStorage
 * allows neither: each tab is a process with its own copy, which other tabs' writes reach later.
 */
export function createAccountStore<Entry, Change>(
  description: StoreDescription<Entry, Change>,
  accountId: string,
): AccountStore<Entry, Change> {
  const { name, noun, apply } = description;
  const listeners = new Set<() => void>();
  let closing: AbortController | undefined;
  let channel: BroadcastChannel | undefined;
  let database: Database | undefined;
  let stored: readonly Entry[] = []; // as last read
  let pending: PendingChange<Change>[] = [];
  /** Resolves with an error of the transactions that have begun since the last `applyOn`. */
  let appending: Promise<unknown> | undefined;
  let isLoaded = false;
  let isDeleted = false;
  let hasFailed = false;
  let hasQuarantined = false;
  let isReading = false;
  let readAgain = false;
  let snapshot: StoreSnapshot<Entry> = { status: 'loading', entries: [], problem: undefined };

  function publish() {
    const entries = pending.reduce((all, { change }) => apply(all, change), stored);
    const problem = hasFailed ? 'not saved' : hasQuarantined ? 'quarantined' : undefined;
    const status = isLoaded ? 'ready' : 'loading';
    const isSame = isEqual(entries, snapshot.entries);
    if (isSame && problem === snapshot.problem && status === snapshot.status) return;
    snapshot = { status, entries: isSame ? snapshot.entries : entries, problem };
    for (const listener of listeners) listener();
  }

  function fail(error: unknown) {
    if (!hasFailed) {
      console.warn(`The ${noun} cannot be saved now; it lasts for this visit.`, error);
    }
    hasFailed = true;
    isLoaded = closing !== undefined;
  }

  /**
   * Appends the pending changes without waiting: the user may leave the page before it completes.
   * @throws {DOMException} when the connection is closed
   */
  function append() {
    const added = pending.filter(({ isAppended }) => !isAppended);
    if (database === undefined || added.length === 0) return;
    const transaction = database.transaction('changes', 'readwrite');
    const before = appending;
    appending = transaction.done.then(
      () => before,
      (error: unknown) => {
        for (const each of added) each.isAppended = false;
        return error;
      },
    );
    for (const { id, change } of added) {
      // If one request fails, so does the transaction.
      transaction.store.add({ item: [name, accountId], value: change, id }).catch(() => {});
    }
    transaction.commit();
    for (const each of added) each.isAppended = true;
  }

  /**
   * Appends, applies and reads, one after the other. May be repeated: a change has an id, so that it is applied once.
   * @throws {DOMException} when the connection may be dead
   */
  async function applyOn(connection: Database, isRepeated = false) {
    const opening = closing;
    const isFirstTime = connection !== database;
    database = connection;
    append();
    const appended = appending;
    appending = undefined;
    const failure = await appended;
    if (failure !== undefined && !isRepeated) throw failure;
    const applied = pending.filter(({ isAppended }) => isAppended);
    const state = await applyStoredChanges(connection, description, accountId, stored, isFirstTime);
    if (state.hasChanged || applied.length > 0) channel?.postMessage('changed');
    // Changes whose transaction failed are still pending.
    pending = pending.filter((each) => !(each.isAppended && applied.includes(each)));
    // Closed during the transaction: the next connection reads the entries again.
    if (closing !== undefined && closing === opening) {
      isDeleted = state.isDeleted;
      if (isDeleted) pending = [];
      stored = state.entries;
      hasQuarantined ||= state.hasQuarantined;
      isLoaded = true;
    }
    hasFailed &&= pending.some(({ isAppended }) => !isAppended);
    if (failure !== undefined) fail(failure);
  }

  async function update() {
    readAgain = isReading;
    if (isReading) return;
    isReading = true;
    try {
      await withDatabase(applyOn);
    } catch (error) {
      database = undefined;
      fail(error);
    }
    isReading = false;
    publish();
    if (readAgain) await update();
  }

  function open() {
    closing = new AbortController();
    const { signal } = closing;
    // A user has signed in, so the account exists, even if it was deleted before.
    isDeleted = false;
    database = undefined;
    channel ??= openChannel(`toystore.${name}.${accountId}`);
    channel?.addEventListener('message', update, { signal });
    // A page to which the user returns may have missed a message.
    window.addEventListener('pageshow', update, { signal });
    document.addEventListener('visibilitychange', update, { signal });
    void update();
  }

  function close() {
    if (listeners.size > 0) return;
    closing?.abort();
    closing = undefined;
    stored = [];
    isLoaded = false;
    hasQuarantined = false;
    publish();
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      if (closing === undefined) open();
      return () => {
        listeners.delete(listener);
        setTimeout(close); // the next page may subscribe at once
      };
    },
    change(change) {
      if (isDeleted || apply(snapshot.entries, change) === snapshot.entries) return;
      pending.push({ id: Math.random(), change, isAppended: false });
      try {
        append();
      } catch {
        database = undefined; // the connection is closed: `update` opens another one
      }
      publish();
      void update();
    },
  };
}

function isEqual(a: readonly unknown[], b: readonly unknown[]) {
  return a === b || JSON.stringify(formatEntries(a)) === JSON.stringify(formatEntries(b));
}
