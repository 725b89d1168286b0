import { parseEntries, type StoreDescription, type StoredEntry } from './storedFormat.ts';
import { asideKeys, itemKey } from './storedItems.ts';

export type EntryStorage = Pick<Storage, 'getItem' | 'setItem'>;

interface StoredEntries<Entry> {
  /** `undefined` when there is nothing that can be read. */
  entries: readonly Entry[] | undefined;
  /** Whether something could not be read. */
  setAside: boolean;
}

/**
 * Reads the entries of an account. A text that cannot be read, or not as a whole, is first copied aside: the next save
 * writes over it.
 * @throws what the storage throws when it is denied, or too full for the copy
 */
export function readStored<Entry extends StoredEntry>(
  description: StoreDescription<Entry, never>,
  uid: string,
  storage: EntryStorage,
): StoredEntries<Entry> {
  const text = storage.getItem(itemKey(description.name, uid));
  if (text === null) return { entries: undefined, setAside: false };
  const { entries, problem } = parseEntries(text, description);
  if (problem !== undefined) {
    copyAside(
      asideKeys(description.name, uid),
      storage,
      text,
      `The ${description.noun}: ${problem}.`,
    );
  }
  return { entries, setAside: problem !== undefined };
}

/**
 * The first texts stay, since they most likely were entries; only the last place is taken anew, and the console then has
 * what it held.
 */
function copyAside(keys: string[], storage: EntryStorage, text: string, warning: string): void {
  let key = '';
  let kept: string | null = null;
  for (key of keys) {
    kept = storage.getItem(key);
    if (kept === text) return;
    if (kept === null) break;
  }
  storage.setItem(key, text);
  console.warn(`${warning} What was stored is kept as ${key}.`);
  if (kept !== null) console.error(`${key} held another text, which is lost:`, kept);
}
