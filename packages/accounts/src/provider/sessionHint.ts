/*
 * Only Firebase knows whether this browser holds a session, and it is loaded late. Until then an item in localStorage
 * hints at it. It does not say whose session that is.
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
    // Where storage is denied anybody may be signed in; where it is full, a public page opens as for a visitor.
  }
}

/** Calls `onChange` when another tab changes storage, until the returned function is called. */
export function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
