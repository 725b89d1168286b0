import * as v from 'valibot';
import { type Database, type ItemKey, isRow, isRowOf, writeTransaction } from './database.ts';
import {
  formatEntries,
  parseApplied,
  parseEntries,
  type StoreDescription,
} from './storedFormat.ts';

/** The current state of an item. */
interface StoredState<Entry> {
  entries: readonly Entry[];
  /** Whether there were changes to apply. */
  hasChanged: boolean;
  /** Whether something could not be read and was quarantined. */
  hasQuarantined: boolean;
  /** The account was deleted in another tab: its data is no longer stored. */
  isDeleted: boolean;
}

/**
 * Reads the entries of an account, applies the changes that any tab has appended, and writes, in one transaction. It reads
 * once and writes once to stay short: a change that a tab appends during the transaction waits for it, and is lost if the
 * user leaves the page then.
 * @param shown the entries to continue with if the stored ones cannot be read: the database may have been cleared
 * @param isFirstTime whether this is the connection's first read
 * @throws {DOMException} when the storage fails; then nothing has changed
 */
export async function applyStoredChanges<Entry, Change>(
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
  const applied = parseApplied(current);
  const isRepeated = (id: unknown) => {
    const { size } = applied;
    return typeof id === 'number' && applied.add(id).size === size; // older versions append no id
  };
  const isStored = currentKey !== undefined; // even if the value is `undefined`
  const appended = rows.flatMap((row, index) => {
    const isOwn = isRowOf(row, item);
    const key = keys[index];
    if (key === undefined || (!isOwn && isRow(row))) return []; // another store applies it
    writes.push(stores.changes.delete(key));
    if (isOwn) return isRepeated(row.id) ? [] : [row.value];
    console.warn('A stored change belongs to no account. It is quarantined.');
    writes.push(stores.quarantined.add({ value: row }));
    return [];
  });
  if (!isStored && !isFirstTime) {
    await Promise.all([...writes, transaction.done]);
    return { entries: [], hasChanged: false, hasQuarantined: false, isDeleted: true };
  }
  const { entries, problem } = isStored ? parseEntries(current, description) : {};
  const unreadable: unknown[] = problem === undefined ? [] : [current];
  let next = entries ?? shown;
  for (const change of appended) {
    const parsed = v.safeParse(changeSchema, change);
    if (parsed.success) next = apply(next, parsed.output);
    else unreadable.push(change);
  }
  for (const value of unreadable) writes.push(stores.quarantined.add({ item, value }));
  if (unreadable.length > 0) {
    console.warn(`The ${noun}: ${problem ?? 'a change of it cannot be read'}. It is quarantined.`);
  }
  const isChanged = !isStored || appended.length > 0 || problem !== undefined;
  if (isChanged) writes.push(stores.entries.put(formatEntries(next, applied), item));
  transaction.commit(); // nothing waits for it any more: the user may leave the page
  await Promise.all([...writes, transaction.done]);
  return {
    entries: next,
    hasChanged: appended.length > 0,
    hasQuarantined: unreadable.length > 0,
    isDeleted: false,
  };
}
