/*
 * What the panel remembers: in this tab only, over reloads. Storage may be denied; then it
 * remembers nothing.
 */

type Key = 'open' | 'view' | 'fault';

const nameOf = (key: Key) => `toystore-developer-${key}`;

export function recall(key: Key): string | null {
  try {
    return sessionStorage.getItem(nameOf(key));
  } catch {
    return null;
  }
}

export function remember(key: Key, value: string): void {
  try {
    sessionStorage.setItem(nameOf(key), value);
  } catch {
    // Denied or full: the panel works on without a memory.
  }
}
