import type { PasswordPolicy, ProfileChanges } from '@toystore/ui';
import type { SignedInUser } from './AuthContext.ts';
import { sendVerificationEmail } from './accountOperations.ts';
import * as firebase from './firebase.ts';
import { twoStepSince } from './twoStep.ts';

/*
 * What is loaded late for accounts: who is signed in, the operations of the auth context (specification, section 3) and
 * all others. It is one chunk: with a second one that imports the first, a retry of either could bring another copy of
 * the SDK, in which nobody is signed in.
 */
export * from './accountOperations.ts';
export { preparePopup } from './firebase.ts';

/** The SDK mutates its user: the app holds copies. */
function snapshot(user: firebase.User | null): SignedInUser | null {
  if (user === null) return null;
  const { uid, email, displayName, photoURL, emailVerified, providerData } = user;
  const google = providerData.find(({ providerId }) => providerId === 'google.com');
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  return {
    ...{ uid, email, displayName, photoURL, emailVerified, hasPassword },
    google: google && { email: google.email },
    twoStepSince: twoStepSince(user),
  };
}

export const currentUser = (): SignedInUser | null => snapshot(firebase.auth.currentUser);

/** Reports who is signed in, now and at each change in any tab, until the returned function is called. */
export const observeUser = (onChange: (user: SignedInUser | null) => void): (() => void) =>
  // The listener for tokens: the one for users stays silent when another tab changes the same user.
  firebase.onIdTokenChanged(firebase.auth, (user) => onChange(snapshot(user)));

/** Creates an account and signs it in. @returns the way to send the e-mail that verifies its address */
export async function createUser(email: string, password: string) {
  await firebase.createUserWithEmailAndPassword(firebase.auth, email, password);
  return { sendVerificationEmail };
}

export async function signInUser(email: string, password: string): Promise<void> {
  await firebase.signInWithEmailAndPassword(firebase.auth, email, password);
}

export async function signInWithGoogle(): Promise<void> {
  await firebase.preparePopup();
  await firebase.signInWithPopup(firebase.auth, new firebase.GoogleAuthProvider());
}

export const resetPassword = (email: string): Promise<void> =>
  firebase.sendPasswordResetEmail(firebase.auth, email, firebase.emailSettings());

/** Signs out on this device. */
export const logOut = (): Promise<void> => firebase.signOut(firebase.auth);

/** Changes the signed-in account's name or photo; what is left out stays. */
export async function updateUserProfile(changes: ProfileChanges): Promise<void> {
  const user = firebase.requireUser();
  await firebase.updateProfile(user, changes);
  void firebase.notifyOtherTabs(user);
}

/** The provider's password policy, requested if it is not known yet. */
export async function fetchPasswordPolicy(): Promise<PasswordPolicy> {
  const { passwordPolicy } = await firebase.validatePassword(firebase.auth, '');
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
