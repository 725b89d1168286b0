import * as v from 'valibot';
import { type Database, type ItemKey, isRow, isRowOf, writeTransaction } from './database.ts';
import { readLegacyItem, removeLegacyItem } from './legacyItem.ts';
import {
  formatEntries,
  parseEntries,
  type StoreDescription,
  type StoredEntry,
} from './storedFormat.ts';

/** What an item holds now. */
interface StoredState<Entry> {
  entries: readonly Entry[];
  /** Whether there were changes to apply. */
  hasChanged: boolean;
  /** Whether something could not be read just now. It is kept. */
  hasQuarantined: boolean;
  /** The account was deleted in another tab: nothing of it is stored any more. */
  isDeleted: boolean;
}

/**
 * In one transaction: reads the entries of an account, applies the changes that any tab has appended, and writes. What an
 * older version has left in localStorage is imported the first time. It reads once and writes once, so that it is short: a
 * change that is appended meanwhile waits for it, and is lost when the page is left then.
 * @param shown the entries to go on with when nothing that is stored can be read: the whole database may have been cleared
 * @param isFirstTime nothing has been read through this connection yet
 * @throws {DOMException} when the storage fails, and then nothing has changed
 */
export async function applyStoredChanges<Entry extends StoredEntry, Change>(
  database: Database,
  description: StoreDescription<Entry, Change>,
  accountId: string,
  shown: readonly Entry[],
  isFirstTime: boolean,
): Promise<StoredState<Entry>> {
  const { name, noun, changeSchema, apply } = description;
  const item: ItemKey = [name, accountId];
  const transaction = writeTransaction(database);
  const stores = {
    entries: transaction.objectStore('entries'),
    changes: transaction.objectStore('changes'),
    quarantined: transaction.objectStore('quarantined'),
  };

  const [rows, keys, current, currentKey] = await Promise.all([
    stores.changes.getAll(),
    stores.changes.getAllKeys(),
    stores.entries.get(item),
    stores.entries.getKey(item),
  ]);
  const writes: Promise<unknown>[] = [];
  const isStored = currentKey !== undefined; // even if the value is `undefined`
  const appended = rows.flatMap((row, index) => {
    const isOwn = isRowOf(row, item);
    const key = keys[index];
    if (key === undefined || (!isOwn && isRow(row))) return []; // another store applies it
    writes.push(stores.changes.delete(key));
    if (isOwn) return [row.value];
    console.warn('A stored change belongs to no account. It is quarantined.');
    writes.push(stores.quarantined.add({ value: row }));
    return [];
  });
  if (!isStored && !isFirstTime) {
    await Promise.all([...writes, transaction.done]);
    return { entries: [], hasChanged: false, hasQuarantined: false, isDeleted: true };
  }
  const legacy = isStored ? undefined : readLegacyItem(item);
  const stored = isStored ? current : legacy?.stored;
  const isEmpty = !isStored && stored === undefined;
  const { entries, problem } = isEmpty ? {} : parseEntries(stored, description);
  const unreadable = problem === undefined ? [] : [stored];
  let next = entries ?? shown;
  for (const change of appended) {
    const parsed = v.safeParse(changeSchema, change);
    if (parsed.success) next = apply(next, parsed.output);
    else unreadable.push(change);
  }
  for (const value of [...(legacy?.quarantined ?? []), ...unreadable]) {
    writes.push(stores.quarantined.add({ item, value }));
  }
  if (unreadable.length > 0) {
    console.warn(`The ${noun}: ${problem ?? 'a change of it cannot be read'}. It is quarantined.`);
  }
  const isChanged = !isStored || next !== entries || problem !== undefined;
  if (isChanged) writes.push(stores.entries.put(formatEntries(next), item));
  transaction.commit(); // it needs no answer from here on: the page may be left
  await Promise.all([...writes, transaction.done]);
  if (legacy !== undefined) removeLegacyItem(item);
  return {
    entries: next,
    hasChanged: appended.length > 0,
    hasQuarantined: unreadable.length > 0,
    isDeleted: false,
  };
}
