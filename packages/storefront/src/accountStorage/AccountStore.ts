import { applyStoredChanges } from './applyStoredChanges.ts';
import { type Database, openDatabase } from './database.ts';
import { formatEntries, type StoreDescription, type StoredEntry } from './storedFormat.ts';

export interface StoreSnapshot<Entry> {
  /** `loading` until the storage has been read, or has failed to be. */
  status: 'loading' | 'ready';
  /** The same array until they change. */
  entries: readonly Entry[];
  /**
   * `not saved`: storage is full or denied, so changes last for this visit; it goes when a save succeeds. `quarantined`:
   * something stored could not be read and is kept (README.md).
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
   * Takes effect at once, and is kept even if the page is left in the same moment, unless the change before it is being
   * applied just then (README.md).
   */
  change(change: Change): void;
}

interface PendingChange<Change> {
  change: Change;
  isAppended: boolean;
}

/**
 * The store of an account. It shows what is stored, with the changes that are not stored yet.
 *
 * A change is first appended, by a transaction that waits for nothing and so outlives the page. Another transaction
 * applies what all tabs have appended. The tabs notify each other by a `BroadcastChannel`; a page that is looked at again
 * reads once more. localStorage could do neither: a tab is a process with a copy of it, which others' writes reach later.
 */
export function createAccountStore<Entry extends StoredEntry, Change>(
  description: StoreDescription<Entry, Change>,
  accountId: string,
): AccountStore<Entry, Change> {
  const { name, noun, apply } = description;
  const listeners = new Set<() => void>();
  let closing: AbortController | undefined;
  let channel: BroadcastChannel | undefined;
  let database: Database | undefined;
  let stored: readonly Entry[] = []; // as they were last read
  let pending: PendingChange<Change>[] = [];
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
   * Appends what is pending. Nothing here waits: the page may be left before there is an answer.
   * @throws {DOMException} when the connection is closed
   */
  function append() {
    const added = pending.filter(({ isAppended }) => !isAppended);
    if (database === undefined || added.length === 0) return;
    const transaction = database.transaction('changes', 'readwrite');
    transaction.done.catch((error: unknown) => {
      for (const each of added) each.isAppended = false;
      fail(error);
      publish();
    });
    for (const { change } of added) {
      // When one fails, the transaction does, too.
      transaction.store.add({ item: [name, accountId], value: change }).catch(() => {});
    }
    transaction.commit();
    for (const each of added) each.isAppended = true;
  }

  /** Appends, applies and reads, one after the other. */
  async function update() {
    readAgain = isReading;
    if (isReading) return;
    isReading = true;
    const opening = closing;
    try {
      const connection = await openDatabase();
      const isFirstTime = connection !== database;
      database = connection;
      append();
      const applied = pending.filter(({ isAppended }) => isAppended);
      const state = await applyStoredChanges(
        connection,
        description,
        accountId,
        stored,
        isFirstTime,
      );
      if (state.hasChanged) channel?.postMessage('changed');
      // Those whose transaction has failed since are still pending.
      pending = pending.filter((each) => !(each.isAppended && applied.includes(each)));
      // Closed meanwhile: what is there by the next time is read then.
      if (closing !== undefined && closing === opening) {
        isDeleted = state.isDeleted;
        if (isDeleted) pending = [];
        stored = state.entries;
        hasQuarantined ||= state.hasQuarantined;
        isLoaded = true;
      }
      hasFailed = pending.some(({ isAppended }) => !isAppended) && hasFailed;
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
    // Somebody has signed in: the account exists, whatever was deleted before.
    isDeleted = false;
    database = undefined;
    channel ??= new BroadcastChannel(`toystore.${name}.${accountId}`);
    channel.addEventListener('message', update, { signal });
    // Those who come back may have missed a message.
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
      pending.push({ change, isAppended: false });
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

function isEqual(a: readonly StoredEntry[], b: readonly StoredEntry[]) {
  return a === b || JSON.stringify(formatEntries(a)) === JSON.stringify(formatEntries(b));
}
