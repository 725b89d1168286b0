let stub: Promise<void> | undefined;

/**
 * Loads the emulator's stub of the one script that the popup of `signInWithPopup` takes from Google, so that it works
 * without a network. For a page that calls it before the popup. Where the emulator has none, the SDK goes on to Google's.
 * @param url where the emulator answers, such as `http://127.0.0.1:9099`
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
  });
  return stub;
}
