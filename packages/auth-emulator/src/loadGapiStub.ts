/** How long the SDK waits for the stub: an emulator that hangs does not hold up a page that needs no popup. */
const TIMEOUT_MS = 2_000;

let stub: Promise<void> | undefined;

/**
 * Loads the emulator's stub of the one script that popups and redirects take from Google, so that they work without a network.
 * For a page that calls it before `getAuth` or `initializeAuth`: after a redirect, in Safari and on phones the SDK wants the
 * script at once. Where the emulator has none, or does not answer in time, the SDK
 * goes on to Google's.
 * @param url where the emulator answers, such as `http://localhost:9099`
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
