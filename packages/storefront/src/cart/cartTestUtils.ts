import { createToy } from '../../test/createToy.ts';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { createAccountStore } from '../accountStorage/AccountStore.ts';
import { isRowOf, openDatabase } from '../accountStorage/database.ts';
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
    untilLoaded: () => vi.waitUntil(() => store.getSnapshot().status === 'ready', { interval: 1 }),
  };
}

/** Returns the stored value of a cart. */
export async function storedCart(accountId: string): Promise<unknown> {
  return (await openDatabase()).get('entries', ['cart', accountId]);
}

/** Returns the stored entries once all of the account's changes are applied. */
export async function storedEntries(accountId: string) {
  const isPending = (row: unknown) => isRowOf(row, ['cart', accountId]);
  await vi.waitUntil(
    async () => !(await (await openDatabase()).getAll('changes')).some(isPending),
    {
      interval: 1,
    },
  );
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
