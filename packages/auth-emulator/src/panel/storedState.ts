const KEY = 'toystore-auth-panel-open';

/** Returns whether the panel was open when this tab was last loaded. */
export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false; // storage is denied
  }
}

export function storeOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(KEY, 'yes');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Denied or full: the panel works without its stored state.
  }
}
