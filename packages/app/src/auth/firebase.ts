import { loadGapiStub } from '@toystore/auth-emulator/client';
import { FirebaseError, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { EMULATOR } from './emulatorSettings.ts';

/*
 * The only file that imports firebase, for the modules of `accountService.ts`, which is loaded late. What is under
 * `!import.meta.env.VITE_FIREBASE_API_KEY` falls out of a build for a real project.
 */
export * from 'firebase/auth';

const options = import.meta.env.VITE_FIREBASE_API_KEY
  ? {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      // A build in which one of these is missing is refused.
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
      appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
    }
  : EMULATOR.options;

export const auth = sdk.initializeAuth(initializeApp(options), {
  // The first that the browser allows; with none, the session lasts as long as the page.
  persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  popupRedirectResolver: sdk.browserPopupRedirectResolver,
});
if (!import.meta.env.VITE_FIREBASE_API_KEY) {
  sdk.connectAuthEmulator(auth, EMULATOR.url, { disableWarnings: true });
}

/** @throws {Error} when nobody is signed in */
export function requireUser(): sdk.User {
  if (auth.currentUser === null) throw new Error('Nobody is signed in.');
  return auth.currentUser;
}

/**
 * Other tabs notice a changed user only along with a new token. One that notices the token alone stores it with the user
 * as it was, and this tab may take that over: the user is reloaded first.
 */
export async function notifyOtherTabs(user: sdk.User): Promise<void> {
  try {
    await user.reload();
    await user.getIdToken(true);
  } catch (error) {
    console.warn('Other tabs show the change after their next reload.', error);
  }
}

/** An error as the SDK words it. */
export const authError = (name: string): FirebaseError =>
  new FirebaseError(`auth/${name}`, `Firebase: Error (auth/${name}).`);

/** The settings of e-mails, which lead back to the shop they were requested in. */
export const emailSettings = () => ({ url: `${window.location.origin}/home` });

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
  if (!import.meta.env.VITE_FIREBASE_API_KEY) await loadGapiStub(EMULATOR.url);
  const { _popupRedirectResolver: resolver } = auth as unknown as InternalAuth; // its type hides them
  resolver.originValidationPromises = {};
  await resolver._initialize(auth);
}
