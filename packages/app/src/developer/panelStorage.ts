/*
 * What the panel keeps: in this tab only, over reloads. Storage may be denied; then it
 * keeps nothing.
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
    // Denied or full: the panel works on without a memory.
  }
}
