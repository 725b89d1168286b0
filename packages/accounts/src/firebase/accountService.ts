import { type HelpTexts, helpFor } from '../errors/authErrorHelp.ts';
import type { ServiceSettings } from '../settings.ts';
import type { PasswordPolicy, ProfileChanges, SignedInUser } from '../user.ts';
import { createAccountOperations } from './accountOperations.ts';
import * as firebase from './connectFirebase.ts';
import { twoStepSince } from './twoStep.ts';

/** The late part of accounts: the connected SDK and everything that needs it. */
export type AccountService = ReturnType<typeof createAccountService>;

/**
 * Observes the user and has all account operations, in one chunk: a retry of one of two chunks could load another copy of the
 * SDK, in which no user is signed in.
 */
export function createAccountService(settings: ServiceSettings, helpTexts: HelpTexts) {
  const connection = firebase.connect(settings);
  const { auth, requireUser, providerFor, preparePopup, emailSettings } = connection;
  const operations = createAccountOperations(connection);

  return {
    ...operations,
    preparePopup,

    /** Returns the sentence of help for an error with a known code. */
    helpFor: (error: unknown): string | undefined => helpFor(error, helpTexts),

    currentUser: (): SignedInUser | null => snapshot(auth.currentUser, connection),

    /**
     * Reports the user, now and at each change in any tab, until the returned function is called.
     * @param onChange also receives the code of the provider's verdict that ended the session
     * @param onSignOut is called before this tab ends the session at the user's request
     */
    observeUser(
      onChange: (user: SignedInUser | null, endedBy: string | undefined) => void,
      onSignOut: () => void,
    ): () => void {
      // Token events, because user events do not fire when another tab changes the same user.
      const stopTokens = firebase.onIdTokenChanged(auth, (user) => {
        if (user !== null) connection.clearVerdict();
        onChange(snapshot(user, connection), connection.verdict());
      });
      const stopSignOuts = firebase.beforeAuthStateChanged(auth, (user) => {
        if (user === null && connection.verdict() === undefined) onSignOut();
      });
      return () => {
        stopTokens();
        stopSignOuts();
      };
    },

    /** Creates an account and signs it in. */
    async createUser(email: string, password: string): Promise<void> {
      await firebase.createUserWithEmailAndPassword(auth, email, password);
    },

    async signInUser(email: string, password: string): Promise<void> {
      await firebase.signInWithEmailAndPassword(auth, email, password);
    },

    /** Signs in with an account of a `SignInProvider`, chosen in its popup. */
    async signInWith(id: string): Promise<void> {
      await preparePopup();
      await firebase.signInWithPopup(auth, providerFor(id));
    },

    /**
     * Connects the account of an interrupted sign-in, whose address has an account with other sign-in methods, if the user
     * has signed in to that one since.
     */
    async connectInterrupted(error: unknown): Promise<void> {
      const user = requireUser();
      const credential = firebase.interruptedCredential(error, user.email);
      if (credential === null) return;
      await firebase.linkWithCredential(user, credential);
      void firebase.notifyOtherTabs(user);
    },

    resetPassword: (email: string): Promise<void> =>
      firebase.sendPasswordResetEmail(auth, email, emailSettings()),

    /** Signs out on this device. */
    logOut: (): Promise<void> => firebase.signOut(auth),

    /** Changes the user's name or photo; fields that are left out stay. */
    async updateUserProfile(changes: ProfileChanges): Promise<void> {
      const user = requireUser();
      await firebase.updateProfile(user, changes);
      void firebase.notifyOtherTabs(user);
    },

    /** The provider's password policy, requested if it is not known yet. */
    async fetchPasswordPolicy(): Promise<PasswordPolicy> {
      const { passwordPolicy } = await firebase.validatePassword(auth, '');
      const { customStrengthOptions: options, allowedNonAlphanumericCharacters } = passwordPolicy;
      return {
        minLength: options.minPasswordLength,
        maxLength: options.maxPasswordLength,
        lowercase: options.containsLowercaseLetter,
        uppercase: options.containsUppercaseLetter,
        number: options.containsNumericCharacter,
        special: options.containsNonAlphanumericCharacter,
        allowedSpecial: allowedNonAlphanumericCharacters || undefined,
      };
    },
  };
}

/** The sign-in methods of an account's data that are not providers of their own. */
const OWN_METHODS = ['password', 'phone'];

/** Copies the user, which the SDK mutates. */
function snapshot(
  user: firebase.User | null,
  { verificationEmails }: firebase.Connection,
): SignedInUser | null {
  if (user === null) return null;
  const { uid, email, displayName, photoURL, emailVerified, providerData } = user;
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  return {
    ...{ uid, email, displayName, photoURL, emailVerified, hasPassword },
    providers: providerData
      .filter(({ providerId }) => !OWN_METHODS.includes(providerId))
      .map(({ providerId, email: address }) => ({ id: providerId, email: address })),
    twoStepSince: twoStepSince(user),
    verificationEmail: verificationEmails.get(uid),
  };
}
