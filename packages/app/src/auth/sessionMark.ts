/*
 * Whether this browser may hold a session is known before the SDK is there to say so: a mark in its storage,
 * set and taken away with each report of the provider. It says nothing about whose session that is.
 */

const KEY = 'toystore.session';

/** Whether somebody may be signed in here. Where storage cannot be read, anybody may. */
export function mayHoldSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Sets the mark, or takes it away. */
export function markSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is denied anybody may be signed in; where it is full, a public page opens as for a visitor.
  }
}

/** Calls `onMark` when another tab sets the mark; returns what stops that. */
export function watchSessionMark(onMark: () => void): () => void {
  const watching = new AbortController();
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === KEY && newValue !== null) onMark();
    },
    { signal: watching.signal },
  );
  return () => watching.abort();
}
