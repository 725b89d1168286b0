import type { ItemKey } from './database.ts';

/*
 * Versions of the shop before IndexedDB stored each item as a text in localStorage, and beside it up to three texts that
 * they could not read.
 */

const keyOf = ([name, accountId]: ItemKey) => `toystore.${name}.${accountId}`;

const quarantineKeys = (item: ItemKey) =>
  ['', '.2', '.3'].map((suffix) => `${keyOf(item)}.aside${suffix}`);

/** What localStorage has of an item; nothing where it is denied. */
export function readLegacyItem(item: ItemKey): { stored: unknown; quarantined: string[] } {
  try {
    const text = localStorage.getItem(keyOf(item));
    return {
      stored: text === null ? undefined : parseJson(text),
      quarantined: quarantineKeys(item).flatMap((key) => localStorage.getItem(key) ?? []),
    };
  } catch {
    return { stored: undefined, quarantined: [] };
  }
}

/** Removes an item from localStorage. */
export function removeLegacyItem(item: ItemKey): void {
  try {
    for (const key of [keyOf(item), ...quarantineKeys(item)]) localStorage.removeItem(key);
  } catch {
    // Where storage is denied nothing is stored.
  }
}

/** The text itself when it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
