/*
 * The panel's stored state: for this tab only, across reloads. If storage is denied, nothing is stored.
 */

type Key = 'open' | 'view';

const nameOf = (key: Key) => `toystore-developer-${key}`;

export function readItem(key: Key): string | null {
  try {
    return sessionStorage.getItem(nameOf(key));
  } catch {
    return null;
  }
}

export function writeItem(key: Key, value: string): void {
  try {
    sessionStorage.setItem(nameOf(key), value);
  } catch {
    // Denied or full: the panel works without its stored state.
  }
}
