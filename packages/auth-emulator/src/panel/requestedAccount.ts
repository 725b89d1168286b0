const REQUEST = /^#auth-emulator-sign-in=(?<localId>.+)$/;

/** Returns the account as which the emulator's page has opened this page. */
export function requestedAccount(): string | undefined {
  const localId = REQUEST.exec(location.hash)?.groups?.localId;
  return localId && decodeURIComponent(localId);
}

/** Removes the request from the address, so that a reload does not repeat it. */
export function forgetRequest(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
