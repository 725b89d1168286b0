/*
 * Only Firebase knows whether this browser has a session, and it is loaded late. Until then an item in localStorage
 * hints at one. It does not identify the user.
 */

/** Returns whether a user may be signed in in this browser; `true` if storage cannot be read. */
export function hasSessionHint(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function setSessionHint(key: string, isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Denied storage: `hasSessionHint` returns true. Full storage: a public page opens as for a guest.
  }
}

/** Calls `onChange` when another tab changes storage, until the returned function is called. */
export function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
