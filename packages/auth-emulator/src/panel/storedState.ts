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

const REQUEST = /^#auth-emulator-sign-in=(?<localId>.+)$/;
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the account as which the emulator's page has opened this page. Any site can link here with such a fragment, but none
 * can forge the referrer.
 * @param emulator its address, as the app has it
 */
export function requestedAccount(emulator: string): string | undefined {
  if (!isSameServer(document.referrer, emulator)) return undefined;
  const localId = REQUEST.exec(location.hash)?.groups?.localId;
  return localId && decodeURIComponent(localId);
}

/** The emulator's page may have been opened by another name of this machine than the one that the app uses. */
function isSameServer(referrer: string, emulator: string): boolean {
  if (referrer === '') return false;
  const [first, second] = [new URL(referrer), new URL(emulator)];
  const areHere = THIS_MACHINE.test(first.hostname) && THIS_MACHINE.test(second.hostname);
  return first.origin === second.origin || (areHere && first.port === second.port);
}

/** Removes the request from the address, so that a reload does not repeat it. */
export function forgetRequest(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
