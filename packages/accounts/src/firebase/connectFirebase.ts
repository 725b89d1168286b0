import { FetchProvider } from '@firebase/auth/internal';
import { FirebaseError, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { SignedOutError } from '../errors/authErrors.ts';
import type { ServiceSettings } from '../settings.ts';
import type { SignInProvider } from '../signInProvider.ts';
import type { VerificationEmail } from '../user.ts';
import { createSessionFetch } from './sessionFetch.ts';

/* The only file that imports firebase, for the modules of the late `accountService.ts`. */
export * from 'firebase/auth';

const PROVIDER = 'https://identitytoolkit.googleapis.com';

/** Connects the SDK to the accounts of a project, or to those of an emulator. */
export function connect(settings: ServiceSettings) {
  const { firebase, emulator, issuer, continuePath = '/', language } = settings;
  const { factorName = 'Authenticator app', providers = [] } = settings;
  let isRestoring = true;
  let verdict: string | undefined;
  const onVerdict = (code: string) => {
    verdict = code;
  };
  FetchProvider.initialize(createSessionFetch({ onVerdict, isRestoring: () => isRestoring }));
  const auth = sdk.initializeAuth(initializeApp(firebase), {
    // The SDK uses the first that the browser allows; without any, the session lasts as long as the page.
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
    // The SDK's build for Node refuses it.
    ...(typeof document === 'object' && {
      popupRedirectResolver: sdk.browserPopupRedirectResolver,
    }),
  });
  if (language !== undefined) auth.languageCode = language;
  if (emulator) sdk.connectAuthEmulator(auth, emulator.url, { disableWarnings: true });

  void auth.authStateReady().then(() => {
    isRestoring = false;
  });

  return {
    auth,
    issuer,
    factorName,

    /** The outcome of the verification e-mails that this page requested, by account. */
    verificationEmails: new Map<string, VerificationEmail>(),

    /** The code of the verdict that ended the session, or is about to. The next user clears it. */
    verdict: () => verdict,
    clearVerdict() {
      verdict = undefined;
    },

    /** The URL of the provider's API, for requests outside of the SDK. */
    providerUrl: emulator ? `${emulator.url}/${new URL(PROVIDER).host}` : PROVIDER,

    /** Returns the SDK's provider for an id, with the scopes and parameters of the settings. */
    providerFor: (id: string, parameters: Record<string, string> = {}): sdk.AuthProvider =>
      toAuthProvider(providers.find((provider) => provider.id === id) ?? { id }, parameters),

    /** @throws {SignedOutError} */
    requireUser(): sdk.User {
      if (auth.currentUser === null) throw new SignedOutError('No user is signed in.');
      return auth.currentUser;
    },

    /** The settings of e-mails, which lead back to the site that requested them. */
    emailSettings: () => ({ url: window.location.origin + continuePath }),

    /**
     * Loads what the provider's popup needs. The SDK loads it only after the click, and on a slow network the browser then
     * blocks the popup, because the click is too long ago. It also resets a failed check of the site's domain, which the SDK
     * would keep until a reload.
     */
    async preparePopup(): Promise<void> {
      await emulator?.beforePopup?.(emulator.url);
      const resolver: PopupResolver = Reflect.get(auth, '_popupRedirectResolver'); // private in its type
      resolver.originValidationPromises = {};
      await resolver._initialize(auth);
    },
  };
}

/** Returns the SDK's provider, for SAML too: the SDK's own class for it only checks the id, and would load in every shop. */
function toAuthProvider(
  { id, scopes = [], parameters }: SignInProvider,
  more: Record<string, string>,
): sdk.AuthProvider {
  const provider = new sdk.OAuthProvider(id);
  if (id.startsWith('saml.')) return provider;
  for (const scope of scopes) provider.addScope(scope);
  return provider.setCustomParameters({ ...parameters, ...more });
}

/** The parts of the provider's answer to an interrupted sign-in that are a credential; SAML has only the last one. */
type InterruptedAnswer = Partial<
  Record<'providerId' | 'oauthIdToken' | 'oauthAccessToken' | 'nonce' | 'pendingToken', string>
>;

/**
 * Returns the credential of a sign-in that was interrupted because its address already has an account with other sign-in
 * methods; `null` if that is the account of another address.
 */
export function interruptedCredential(error: unknown, email: string | null) {
  if (!(error instanceof FirebaseError)) return null;
  // Microsoft writes addresses with capitals, accounts have none.
  if (String(error.customData?.email).toLowerCase() !== email) return null;
  const answer: InterruptedAnswer = Object(error.customData?._tokenResponse);
  const { oauthIdToken: idToken, oauthAccessToken: accessToken, providerId, ...rest } = answer;
  return sdk.OAuthCredential.fromJSON({
    ...{ providerId, signInMethod: providerId, idToken, accessToken, ...rest },
  });
}

/** The SDK, connected to one site's accounts. */
export type Connection = ReturnType<typeof connect>;

/** A part of the pinned SDK that it does not publish (docs/decisions/0011-popup-resolver.md). */
interface PopupResolver {
  _initialize(auth: unknown): Promise<unknown>;
  originValidationPromises: object;
}

/**
 * Refreshes the token after a reload of the user. Other tabs notice a changed user only with a new token, and a tab that
 * notices only the token stores it with the old user, which this tab may then read.
 */
export async function notifyOtherTabs(user: sdk.User): Promise<void> {
  try {
    await user.reload();
    await user.getIdToken(true);
  } catch (error) {
    console.warn('Other tabs show the change after their next reload.', error);
  }
}

/** Creates an error with the SDK's message. */
export const authError = (name: string): FirebaseError =>
  new FirebaseError(`auth/${name}`, `Firebase: Error (auth/${name}).`);
