import { FirebaseError, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { EMULATOR } from './emulatorSettings.ts';
import { readProjectOptions } from './firebaseSettings.ts';

/*
 * The only file that imports firebase, for the modules of `accountService.ts`, which is loaded late. What is under
 * `!import.meta.env.VITE_FIREBASE_API_KEY` falls out of a build for a real project.
 */
export * from 'firebase/auth';

export const auth = sdk.initializeAuth(
  initializeApp(
    import.meta.env.VITE_FIREBASE_API_KEY
      ? (readProjectOptions(import.meta.env) ?? {})
      : EMULATOR.options,
  ),
  {
    // The first that the browser allows; with none, the session lasts as long as the page.
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
    popupRedirectResolver: sdk.browserPopupRedirectResolver,
  },
);
if (!import.meta.env.VITE_FIREBASE_API_KEY) {
  sdk.connectAuthEmulator(auth, EMULATOR.url, { disableWarnings: true });
}

/** @throws {Error} when nobody is signed in */
export function requireUser(): sdk.User {
  if (auth.currentUser === null) throw new Error('Nobody is signed in.');
  return auth.currentUser;
}

/** Other tabs notice a changed user only along with a new token. */
export function notifyOtherTabs(user: sdk.User): void {
  user.getIdToken(true).catch((error: unknown) => {
    console.warn('Other tabs show the change after their next reload.', error);
  });
}

/** An error as the SDK words it. */
export const authError = (name: string): FirebaseError =>
  new FirebaseError(`auth/${name}`, `Firebase: Error (auth/${name}).`);

/** The settings of e-mails, which lead back to the shop they were requested in. */
export const emailSettings = () => ({ url: `${window.location.origin}/home` });
