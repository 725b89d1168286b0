import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOfFirebase,
  type User,
  updateProfile as updateFirebaseProfile,
  validatePassword,
} from 'firebase/auth';
import type { NewAccount, ProfileChanges, SignedInUser } from './AuthContext.ts';
import { readFirebaseSettings } from './firebaseSettings.ts';

/*
 * The only file that imports firebase. The rest of the app reaches it by one dynamic import,
 * so that the SDK stays out of the first load.
 */

const settings = readFirebaseSettings(import.meta.env);

const auth = initializeAuth(initializeApp(settings), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  popupRedirectResolver: browserPopupRedirectResolver,
});

if (settings.target === 'emulator') {
  connectAuthEmulator(auth, settings.emulatorUrl, { disableWarnings: true });
}

/** The SDK mutates its user and fires no event: the app holds copies. */
function snapshot(user: User | null): SignedInUser | null {
  if (user === null) return null;
  const { uid, email, displayName, photoURL } = user;
  return { uid, email, displayName, photoURL };
}

/** Who is signed in now. */
export function currentUser(): SignedInUser | null {
  return snapshot(auth.currentUser);
}

/** Reports who is signed in, now and at each change, until the returned function is called. */
export function observeUser(report: (user: SignedInUser | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => report(snapshot(user)));
}

/**
 * Creates an account and signs it in. On `auth/password-does-not-meet-requirements` the provider's
 * password policy is refreshed and the error passed on (specification, section 5).
 */
export async function createAccount(email: string, password: string): Promise<NewAccount> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return { sendVerificationEmail: () => sendEmailVerification(user) };
  } catch (error) {
    if (
      error instanceof FirebaseError &&
      error.code === 'auth/password-does-not-meet-requirements'
    ) {
      refreshPasswordPolicy(password);
    }
    throw error;
  }
}

/** The SDK refreshes a policy that it has already; the first time it has to be asked for one. */
function refreshPasswordPolicy(password: string): void {
  validatePassword(auth, password).catch((problem: unknown) => {
    console.warn('The password policy could not be refreshed.', problem);
  });
}

/** Signs in with an e-mail and a password. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

/** Signs in with a Google account, chosen in the provider's popup. */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider());
}

/** Sends an e-mail with a link that sets a new password. */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email);
}

/** Signs out on this device. */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(auth);
}

/**
 * Changes the signed-in account's name or photo; what is left out stays.
 * @throws {Error} when nobody is signed in
 */
export async function updateProfile(changes: ProfileChanges): Promise<void> {
  if (auth.currentUser === null) throw new Error('Nobody is signed in.');
  await updateFirebaseProfile(auth.currentUser, changes);
}
