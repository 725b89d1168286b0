/** An emulator that hangs must not block a page that needs no popup. */
const TIMEOUT_MS = 2_000;

let stub: Promise<void> | undefined;

/**
 * Loads the emulator's stub of Google's script for popups and redirects, so that they work without a network. Call it
 * before `getAuth` or `initializeAuth`: after a redirect, in Safari and on phones the SDK needs the script at once. If the
 * emulator has no stub or does not answer in time, the SDK loads Google's script.
 * @param url the emulator's address, such as `http://localhost:9099`
 */
export function loadGapiStub(url: string): Promise<void> {
  stub ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${url}/gapi.js`;
    script.onload = () => resolve();
    script.onerror = () => {
      stub = undefined;
      resolve();
    };
    document.head.append(script);
    setTimeout(resolve, TIMEOUT_MS);
  });
  return stub;
}
