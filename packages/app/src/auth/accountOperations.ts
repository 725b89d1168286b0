import { lookUpDates } from './accountDates.ts';
import * as firebase from './firebase.ts';
import { signInAge } from './signInAge.ts';
import { reauthenticateOwn } from './twoStep.ts';

/* What shoppers do with their own account, signed in or by the link of an e-mail. Each rejects with the provider's error. */

export { finishSignIn, startTwoStep, turnOffTwoStep } from './twoStep.ts';

const RECENT_LOGIN_MS = 300_000; // the provider's limit
const SAME_TOKEN_MS = 1000; // the dates in a token have whole seconds: another one of the same second is the same

/**
 * A change of the sign-in methods brings a new token, and the SDK stores that before the changed account. Another tab
 * that reads storage in between notices the token alone, so it is notified again.
 */
function notifyOtherTabsAgain() {
  const user = firebase.requireUser();
  setTimeout(() => {
    if (firebase.auth.currentUser === user) void firebase.notifyOtherTabs(user);
  }, SAME_TOKEN_MS);
}

/** Changes the password, or sets the first one. Other devices are signed out by the provider. */
export async function changePassword(newPassword: string): Promise<void> {
  await firebase.updatePassword(firebase.requireUser(), newPassword);
  notifyOtherTabsAgain();
}

/** Sends an e-mail to a new address; it becomes the account's once the link in it is confirmed. */
export const sendEmailChange = (newEmail: string): Promise<void> =>
  firebase.verifyBeforeUpdateEmail(firebase.requireUser(), newEmail, firebase.emailSettings());

/**
 * Connects a Google account, chosen in the provider's popup. After an old sign-in it is refused before the popup opens:
 * the provider would refuse it afterwards, and the choice would be lost.
 */
export async function connectGoogle(): Promise<void> {
  const user = firebase.requireUser();
  if ((await signInAge(user)) > RECENT_LOGIN_MS) throw firebase.authError('requires-recent-login');
  await firebase.preparePopup();
  await firebase.linkWithPopup(user, new firebase.GoogleAuthProvider());
  notifyOtherTabsAgain();
}

export async function disconnectGoogle(): Promise<void> {
  void firebase.notifyOtherTabs(await firebase.unlink(firebase.requireUser(), 'google.com'));
}

/**
 * Signs in again with the password: the provider takes most of these changes only soon after a sign-in. Where a code has
 * to follow, it rejects with the error that `finishSignIn` goes on with.
 */
export async function confirmPassword(password: string): Promise<void> {
  const user = firebase.requireUser();
  const credential = firebase.EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateOwn(user, firebase.reauthenticateWithCredential(user, credential));
}

/** The same in the provider's popup, which offers the connected account first. */
export async function confirmGoogle(): Promise<void> {
  const user = firebase.requireUser();
  const google = user.providerData.find(({ providerId }) => providerId === 'google.com');
  const provider = new firebase.GoogleAuthProvider();
  provider.setCustomParameters({ login_hint: google?.email ?? '' });
  await firebase.preparePopup();
  await reauthenticateOwn(user, firebase.reauthenticateWithPopup(user, provider));
}

/**
 * Deletes the account for good, then signs out on this device.
 * @param beforeSignOut runs between the two: a page for shoppers has to be left before there is none
 */
export async function deleteAccount(beforeSignOut: () => Promise<void>): Promise<void> {
  const user = firebase.requireUser();
  const stop = firebase.beforeAuthStateChanged(firebase.auth, beforeSignOut);
  await firebase.deleteUser(user).finally(stop);
}

/** When the provider says that the account was created, and its password set. */
export const fetchAccountDates = async () =>
  lookUpDates(await firebase.requireUser().getIdToken(), firebase.auth.config.apiKey);

/** Reloads the account from the provider. The SDK signs out one that is deleted or disabled, and rejects. */
export async function refreshUser(): Promise<void> {
  const user = firebase.auth.currentUser;
  if (user === null) return;
  const { email, emailVerified } = user;
  await firebase.reload(user);
  if (user.email !== email || user.emailVerified !== emailVerified) {
    void firebase.notifyOtherTabs(user);
  }
}

export const sendVerificationEmail = async (): Promise<void> =>
  firebase.sendEmailVerification(firebase.requireUser(), firebase.emailSettings());

/** The account's address once a code is applied, and until then, where that differs and the provider says it. */
export type EmailCode = { email: string; previousEmail?: string | undefined };

/** What a code of an e-mail does, without using it up. One that is for another operation is refused. */
export async function checkEmailCode(
  code: string,
  expected: firebase.ActionCodeInfo['operation'],
): Promise<EmailCode> {
  const { operation, data } = await firebase.checkActionCode(firebase.auth, code);
  if (operation !== expected) throw firebase.authError('invalid-action-code');
  return { email: data.email ?? '', previousEmail: data.previousEmail ?? undefined };
}

/** Applies the code of an e-mail's link, which verifies or changes an address, or takes a change back. */
export async function applyEmailCode(code: string): Promise<void> {
  await firebase.auth.authStateReady(); // without a current user, its change would go unnoticed
  await firebase.applyActionCode(firebase.auth, code);
  await refreshUser().catch((error: unknown) => {
    console.warn('The signed-in account could not be refreshed.', error);
  });
}

export const setNewPassword = (code: string, newPassword: string): Promise<void> =>
  firebase.confirmPasswordReset(firebase.auth, code, newPassword);
