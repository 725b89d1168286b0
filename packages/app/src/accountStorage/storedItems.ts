/** What is stored for each account: the toys in its cart, and those that it has saved. */
export type StoreName = 'cart' | 'saved';

/** Where the entries of an account are stored in this browser. */
export function itemKey(name: StoreName, uid: string): string {
  return `toystore.${name}.${uid}`;
}

/** Where texts that cannot be read as entries are kept, the first one first. */
export function asideKeys(name: StoreName, uid: string): string[] {
  return ['', '.2', '.3'].map((suffix) => `${itemKey(name, uid)}.aside${suffix}`);
}

/** Whether something of this account is stored here. Where storage is denied there is nothing. */
export function isStored(name: StoreName, uid: string): boolean {
  try {
    return localStorage.getItem(itemKey(name, uid)) !== null;
  } catch {
    return false;
  }
}

/** Removes all that is stored of an account. Close its store before: an open one would store it again. */
export function deleteStored(name: StoreName, uid: string): void {
  try {
    for (const key of [itemKey(name, uid), ...asideKeys(name, uid)]) localStorage.removeItem(key);
  } catch {
    // Where storage is denied nothing is stored.
  }
}
