let loading: Promise<void> | undefined;

/**
 * Loads the emulator's stub of the one script that the SDK's popup takes from Google, so that the popup
 * works without a network. Where the emulator has none, the SDK goes on to Google's.
 */
export function loadGapiStub(emulatorUrl: string): Promise<void> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${emulatorUrl}/gapi.js`;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
  return loading;
}
