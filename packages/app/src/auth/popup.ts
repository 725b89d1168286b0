import { EMULATOR } from './emulatorSettings.ts';
import { auth } from './firebase.ts';

/** Parts of the pinned SDK that it does not publish (docs/decisions/0011-popup-resolver.md). */
interface InternalAuth {
  _popupRedirectResolver: {
    _initialize(auth: unknown): Promise<unknown>;
    originValidationPromises: object;
  };
}

/**
 * Loads what the provider's popup needs. The SDK does that only after the click, and on a slow network the browser
 * blocks the popup then, because the click is too long ago. A failed check of the shop's domain is forgotten, which the
 * SDK would keep until a reload.
 */
export async function preparePopup(): Promise<void> {
  if (!import.meta.env.VITE_FIREBASE_API_KEY) await loadGapiStub();
  const { _popupRedirectResolver: resolver } = auth as unknown as InternalAuth; // its type hides them
  resolver.originValidationPromises = {};
  await resolver._initialize(auth);
}

let gapiStub: Promise<void> | undefined;

/**
 * Loads the emulator's stub of the one script that the popup takes from Google, so that it works without a network.
 * Where the emulator has none, the SDK goes on to Google's.
 */
function loadGapiStub(): Promise<void> {
  gapiStub ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${EMULATOR.url}/gapi.js`;
    script.onload = () => resolve();
    script.onerror = () => {
      gapiStub = undefined;
      resolve();
    };
    document.head.append(script);
  });
  return gapiStub;
}
