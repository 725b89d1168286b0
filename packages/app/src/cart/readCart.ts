import type { CartEntry } from './cartEntries.ts';
import { parseCart } from './cartFormat.ts';
import { asideKeys, cartKey } from './storedCart.ts';

export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

interface StoredCart {
  /** `undefined` when there is nothing that can be read as a cart. */
  entries: readonly CartEntry[] | undefined;
  /** Whether something could not be read. */
  setAside: boolean;
}

/**
 * Reads the cart of an account. A text that cannot be read, or not as a whole, is first copied aside: the next save writes
 * over it.
 * @throws what the storage throws when it is denied, or too full for the copy
 */
export function readCart(uid: string, storage: CartStorage): StoredCart {
  const text = storage.getItem(cartKey(uid));
  if (text === null) return { entries: undefined, setAside: false };
  const { entries, problem } = parseCart(text);
  if (problem !== undefined) copyAside(uid, storage, text, problem);
  return { entries, setAside: problem !== undefined };
}

/**
 * The first texts stay, since they most likely were a cart; only the last place is taken anew, and the console then has what
 * it held.
 */
function copyAside(uid: string, storage: CartStorage, text: string, problem: string): void {
  let key = '';
  let kept: string | null = null;
  for (key of asideKeys(uid)) {
    kept = storage.getItem(key);
    if (kept === text) return;
    if (kept === null) break;
  }
  storage.setItem(key, text);
  console.warn(`Cart: ${problem}. What was stored is kept as ${key}.`);
  if (kept !== null) console.error(`Cart: ${key} held another text, which is lost:`, kept);
}
