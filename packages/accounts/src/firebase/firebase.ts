import { FirebaseError, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { SignedOutError } from '../errors/authErrors.ts';
import type { ServiceSettings } from '../settings.ts';

/* The only file that imports firebase, for the modules of `accountService.ts`, which is loaded late. */
export * from 'firebase/auth';

const PROVIDER = 'https://identitytoolkit.googleapis.com';

/** Connects the SDK to the accounts of a project, or to those of an emulator. */
export function connect(settings: ServiceSettings) {
  const { firebase, emulator, issuer, continuePath = '/', language } = settings;
  const { factorName = 'Authenticator app' } = settings;
  const auth = sdk.initializeAuth(initializeApp(firebase), {
    // The first that the browser allows; with none, the session lasts as long as the page.
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
    popupRedirectResolver: sdk.browserPopupRedirectResolver,
  });
  if (language !== undefined) auth.languageCode = language;
  if (emulator) sdk.connectAuthEmulator(auth, emulator.url, { disableWarnings: true });

  return {
    auth,
    issuer,
    factorName,

    /** Where the provider's own interface answers, for what the SDK leaves out. */
    providerUrl: emulator ? `${emulator.url}/${new URL(PROVIDER).host}` : PROVIDER,

    /** @throws {SignedOutError} */
    requireUser(): sdk.User {
      if (auth.currentUser === null) throw new SignedOutError('No user is signed in.');
      return auth.currentUser;
    },

    /** The settings of e-mails, which lead back to the site they were requested in. */
    emailSettings: () => ({ url: window.location.origin + continuePath }),

    /**
     * Loads what the provider's popup needs. The SDK does that only after the click, and on a slow network the browser
     * blocks the popup then, because the click is too long ago. A failed check of the site's domain is forgotten, which
     * the SDK would keep until a reload.
     */
    async preparePopup(): Promise<void> {
      await emulator?.beforePopup?.(emulator.url);
      const { _popupRedirectResolver: resolver } = auth as unknown as InternalAuth; // its type hides them
      resolver.originValidationPromises = {};
      await resolver._initialize(auth);
    },
  };
}

/** The SDK's accounts of one site. */
export type Connection = ReturnType<typeof connect>;

/** Parts of the pinned SDK that it does not publish (docs/decisions/0011-popup-resolver.md). */
interface InternalAuth {
  _popupRedirectResolver: {
    _initialize(auth: unknown): Promise<unknown>;
    originValidationPromises: object;
  };
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
