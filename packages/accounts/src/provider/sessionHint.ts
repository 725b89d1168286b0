/*
 * Only Firebase knows whether this browser has a session, and it is loaded late. Until then an item in localStorage
 * hints at one. It does not identify the user. After a session that the user did not end it has the reason, for every tab.
 * No other file of this package uses what a browser may deny.
 */

export const SIGNED_IN = '1';

/** The hint while storage cannot be read: a user may be signed in. */
const UNREADABLE = '';

/** Returns the hint, or the code with which the last session ended; `null` without either. */
export function readSessionHint(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return UNREADABLE;
  }
}

/** Returns whether a user may be signed in in this browser. */
export const mayBeSignedIn = (hint: string | null): boolean =>
  hint === SIGNED_IN || hint === UNREADABLE;

/** Returns the code with which the last session ended. */
export const readEnd = (hint: string | null | undefined): string | undefined =>
  hint && hint !== SIGNED_IN ? hint : undefined;

export function writeSessionHint(key: string, hint: string | null): void {
  try {
    if (hint === null) localStorage.removeItem(key);
    else localStorage.setItem(key, hint);
  } catch {
    // Denied storage: `readSessionHint` returns `UNREADABLE`. Full storage: a public page opens as for a guest.
  }
}

/** Calls `onChange` when another tab changes storage, until the returned function is called. */
export function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
