import type { PasswordPolicy } from '@toystore/ui';
import { FirebaseError, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import type { EmailCode, EmailOperation } from './AccountServices.ts';
import type { NewAccount, ProfileChanges, SignedInUser } from './AuthContext.ts';
import { EMULATOR } from './emulatorSettings.ts';
import { readProjectOptions } from './firebaseSettings.ts';
import { loadGapiStub } from './gapiStub.ts';
import { preparePopup } from './popupResolver.ts';

/*
 * The only file that imports firebase. The rest of the app reaches it by one dynamic import, of `accountService.ts`,
 * so that the SDK stays out of the first load. What is under `!import.meta.env.VITE_FIREBASE_API_KEY`
 * falls out of a build for a real project.
 */

/** For `accountOperations.ts`. */
export {
  beforeAuthStateChanged,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';

const project = readProjectOptions(import.meta.env);

const popup = preparePopup(sdk.browserPopupRedirectResolver, async () => {
  if (!import.meta.env.VITE_FIREBASE_API_KEY) await loadGapiStub(EMULATOR.url);
});

export const auth = sdk.initializeAuth(
  initializeApp(import.meta.env.VITE_FIREBASE_API_KEY ? (project ?? {}) : EMULATOR.options),
  {
    // The first that the browser allows; with none, the session lasts as long as the page.
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
    popupRedirectResolver: popup.resolver,
  },
);
if (!import.meta.env.VITE_FIREBASE_API_KEY) {
  sdk.connectAuthEmulator(auth, EMULATOR.url, { disableWarnings: true });
}

export const GOOGLE = 'google.com';

/** The SDK mutates its user: the app holds copies. */
function snapshot(user: sdk.User | null): SignedInUser | null {
  if (user === null) return null;
  const { uid, email, displayName, photoURL, emailVerified, providerData } = user;
  const [google] = providerData.filter(({ providerId }) => providerId === GOOGLE);
  return {
    uid,
    email,
    displayName,
    photoURL,
    emailVerified,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
    google: google && { email: google.email },
  };
}

/** @throws {Error} when nobody is signed in */
export function requireUser(): sdk.User {
  if (auth.currentUser === null) throw new Error('Nobody is signed in.');
  return auth.currentUser;
}

/** Who is signed in now. */
export const currentUser = (): SignedInUser | null => snapshot(auth.currentUser);

/** Reports who is signed in, now and at each change in any tab, until the returned function is called. */
export function observeUser(report: (user: SignedInUser | null) => void): () => void {
  // The listener for tokens: the one for users stays silent when another tab changes the same user.
  return sdk.onIdTokenChanged(auth, (user) => report(snapshot(user)));
}

/** Creates an account and signs it in. */
export async function createAccount(email: string, password: string): Promise<NewAccount> {
  await sdk.createUserWithEmailAndPassword(auth, email, password);
  return { sendVerificationEmail };
}

/** Signs in with an e-mail and a password. */
export async function signIn(email: string, password: string): Promise<void> {
  await sdk.signInWithEmailAndPassword(auth, email, password);
}

/** Signs in with a Google account, chosen in the provider's popup. */
export async function signInWithGoogle(): Promise<void> {
  await sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider());
}

/** Loads what the popup needs ahead of the click. */
export const warmUpGoogle = (): Promise<void> => popup.warmUp(auth);

/** Signs out on this device. */
export const signOut = (): Promise<void> => sdk.signOut(auth);

/** Changes the signed-in account's name or photo; what is left out stays. */
export async function updateProfile(changes: ProfileChanges): Promise<void> {
  const user = requireUser();
  await sdk.updateProfile(user, changes);
  tellOtherTabs(user);
}

/**
 * Reloads the signed-in account from the provider. A deleted or disabled one is signed out by the SDK,
 * and the provider's error is passed on.
 */
export async function refreshUser(): Promise<void> {
  const user = auth.currentUser;
  if (user === null) return;
  const { email, emailVerified } = user;
  await sdk.reload(user);
  if (user.email !== email || user.emailVerified !== emailVerified) tellOtherTabs(user);
}

/** Other tabs notice a changed user only along with a new token. */
export function tellOtherTabs(user: sdk.User): void {
  user.getIdToken(true).catch((problem: unknown) => {
    console.warn('Other tabs show the change after their next reload.', problem);
  });
}

/** E-mails lead back to the shop they were asked for in. */
export const backToShop = () => ({ url: `${window.location.origin}/home` });

/** Sends the signed-in account an e-mail with a link that verifies its address. */
export async function sendVerificationEmail(): Promise<void> {
  await sdk.sendEmailVerification(requireUser(), backToShop());
}

/** Sends an e-mail with a link that sets a new password. */
export const sendPasswordReset = (email: string): Promise<void> =>
  sdk.sendPasswordResetEmail(auth, email, backToShop());

/** Applies the code of an e-mail's link, and refreshes the signed-in account. */
export async function applyEmailCode(code: string): Promise<void> {
  await auth.authStateReady(); // without a current user, its change would go unnoticed
  await sdk.applyActionCode(auth, code);
  await refreshUser().catch((problem: unknown) => {
    console.warn('The signed-in account could not be refreshed.', problem);
  });
}

/** What a code does, without using it up. One that is for another operation is refused. */
export async function checkEmailCode(code: string, expected: EmailOperation): Promise<EmailCode> {
  const { operation, data } = await sdk.checkActionCode(auth, code);
  if (operation === expected) {
    return { email: data.email ?? '', previousEmail: data.previousEmail ?? undefined };
  }
  throw errorOf('invalid-action-code');
}

/** An error as the SDK words it. */
export function errorOf(name: string): FirebaseError {
  return new FirebaseError(`auth/${name}`, `Firebase: Error (auth/${name}).`);
}

/** Sets a new password by the code of a reset e-mail. */
export const setNewPassword = (code: string, newPassword: string): Promise<void> =>
  sdk.confirmPasswordReset(auth, code, newPassword);

/** The provider's password policy, asked for if it is not known yet. */
export async function fetchPasswordPolicy(): Promise<PasswordPolicy> {
  const { passwordPolicy } = await sdk.validatePassword(auth, '');
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
}

/** For developers: signs in as a Google account of the emulator, whose tokens are plain JSON. */
export const signInWithIdToken =
  import.meta.env.DEV && !import.meta.env.VITE_FIREBASE_API_KEY
    ? async (idToken: string): Promise<void> => {
        await sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential(idToken));
      }
    : undefined;
