import { createToy } from '../../test/createToy.ts';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { vi } from 'vitest';
import { createAccountStore } from '../accountStorage/AccountStore.ts';
import { isRowOf } from '../accountStorage/database.ts';
import { formatEntries, parseEntries } from '../accountStorage/storedFormat.ts';
import { cartDescription } from './cartDescription.ts';
import { type CartChange, type CartEntry, toCartToy } from './cartEntries.ts';

export const parseCart = (stored: unknown) => parseEntries(stored, cartDescription);

export const formatCart = (entries: readonly CartEntry[]) => formatEntries(entries);

/** Creates an account without stored data: test files of a worker share its storage. */
export const newAccount = () => `account ${crypto.randomUUID()}`;

/** The parts of a browser that a tab uses. */
export function stubTab() {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
}

/** A busy machine may stop the process for more than the second that Vitest waits by default. */
export const POLLING = { interval: 1, timeout: 10_000 };

/** Opens a cart as a tab does; it stays open. */
export function openCart(accountId: string) {
  const store = createAccountStore(cartDescription, accountId);
  const listener = vi.fn();
  const close = store.subscribe(listener);
  return {
    ...store,
    listener,
    close,
    entries: () => store.getSnapshot().entries,
    untilLoaded: () => vi.waitUntil(() => store.getSnapshot().status === 'ready', POLLING),
  };
}

/** Reads on a connection of its own, since the tab's may be dead. */
async function read(accountId: string) {
  const database = await openDB('toystore', 1, {
    // Another tab has deleted it, and no one has stored anything since.
    upgrade(_, __, ___, transaction) {
      transaction.done.catch(() => {}); // the connection is refused, too
      transaction.abort();
    },
  });
  const stored: unknown = await database.get('entries', ['cart', accountId]);
  const changes: unknown[] = await database.getAll('changes');
  database.close();
  return { stored, isApplied: !changes.some((row) => isRowOf(row, ['cart', accountId])) };
}

/** Returns the stored value of a cart. */
export const storedCart = async (accountId: string) => (await read(accountId)).stored;

/** Returns the stored entries once all of the account's changes are applied. */
export async function storedEntries(accountId: string) {
  await vi.waitUntil(async () => (await read(accountId)).isApplied, POLLING);
  return parseCart(await storedCart(accountId)).entries ?? [];
}

export const entryOf = (toyId: string, quantity: number): CartEntry => ({
  ...toCartToy(createToy({ toyId, availableQuantity: 1_000_000 })),
  quantity,
});

export const add = (toyId: string, quantity = 1): CartChange => {
  const { quantity: _, ...toy } = entryOf(toyId, quantity);
  return { type: 'add', toy, quantity };
};
