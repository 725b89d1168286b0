import type { Credential } from './protocol.ts';

/**
 * How an account signs in: by its password, or by an unsigned ID token of Google, which the emulator accepts in
 * `GoogleAuthProvider.credential(idToken)`.
 */
export type PanelCredential = Credential;

/** The functions of your app that the panel calls. */
export interface PanelOptions {
  /** The emulator's address, such as `http://127.0.0.1:9099`. */
  url: string;
  projectId: string;

  /** Signs in by your app's own function. */
  signIn: (credential: PanelCredential) => unknown;

  /**
   * Completes a sign-in that needs a code.
   * @param error what `signIn` threw: its `code` is `auth/multi-factor-auth-required`
   * @param code of the account's authenticator app
   */
  finishSignIn?: (error: unknown, code: string) => unknown;

  /** Signs out. Without it the panel offers no "Sign out". */
  signOut?: () => unknown;

  /**
   * Calls the listener with the `uid` of the signed-in user, now and after each change, as `onAuthStateChanged` does. Without it the
   * panel does not show who is signed in.
   * @returns ends it
   */
  watchUser?: (listener: (uid: string | undefined) => void) => () => void;

  /** Removes what your app stores for an account that the panel has deleted. */
  onAccountDeleted?: (localId: string) => unknown;

  /** Opens the link of an e-mail; by default in this window. */
  openLink?: (link: string) => void;

  /** The command that starts the emulator, for the message that it does not answer. */
  startCommand?: string;

  /** The edge of the window with the panel's tab; left by default. */
  side?: 'left' | 'right';

  /** Leaves room for the tab under the page, so that it never covers its end. For pages that scroll as a whole. */
  leavesRoom?: boolean;
}
