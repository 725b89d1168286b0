import type { AccountDates } from './AccountServices.ts';
import { lookUpDates } from './accountDates.ts';
import * as firebase from './firebase.ts';
import { signInAge } from './signInAge.ts';

/* What signed-in shoppers do with their own account (`AccountOperations`). */

const RECENT_LOGIN_MS = 300_000; // the provider's limit
const SAME_TOKEN_MS = 1000; // the dates in a token have whole seconds: another one of the same second is the same

/**
 * A change of the sign-in methods brings a new token, and the SDK stores that before the changed account. Another tab
 * that reads storage in between notices the token alone, so it is told again.
 */
function tellOtherTabsAgain() {
  const user = firebase.requireUser();
  setTimeout(() => {
    if (firebase.auth.currentUser === user) firebase.tellOtherTabs(user);
  }, SAME_TOKEN_MS);
}

/** Changes the signed-in account's password, or sets the first one. Other devices are signed out by the provider. */
export async function changePassword(newPassword: string): Promise<void> {
  await firebase.updatePassword(firebase.requireUser(), newPassword);
  tellOtherTabsAgain();
}

/** Sends an e-mail to a new address; it becomes the account's once the link in it is confirmed. */
export const sendEmailChange = (newEmail: string): Promise<void> =>
  firebase.verifyBeforeUpdateEmail(firebase.requireUser(), newEmail, firebase.backToShop());

/**
 * Connects a Google account, chosen in the provider's popup. After an old sign-in it is refused before the popup opens:
 * the provider would refuse it afterwards, and the choice would be lost.
 */
export async function connectGoogle(): Promise<void> {
  const user = firebase.requireUser();
  if ((await signInAge(user)) > RECENT_LOGIN_MS) throw firebase.errorOf('requires-recent-login');
  await firebase.linkWithPopup(user, new firebase.GoogleAuthProvider());
  tellOtherTabsAgain();
}

/** Removes Google from the signed-in account's sign-in methods. */
export async function disconnectGoogle(): Promise<void> {
  firebase.tellOtherTabs(await firebase.unlink(firebase.requireUser(), firebase.GOOGLE));
}

/** Signs in again with the password. */
export async function confirmPassword(password: string): Promise<void> {
  const user = firebase.requireUser();
  const credential = firebase.EmailAuthProvider.credential(user.email ?? '', password);
  await firebase.reauthenticateWithCredential(user, credential);
}

/** Signs in again in the provider's popup, which offers the connected account first. */
export async function confirmGoogle(): Promise<void> {
  const user = firebase.requireUser();
  const google = user.providerData.find(({ providerId }) => providerId === firebase.GOOGLE);
  const provider = new firebase.GoogleAuthProvider().setCustomParameters({
    login_hint: google?.email ?? '',
  });
  await firebase.reauthenticateWithPopup(user, provider);
}

/** Deletes the signed-in account, runs `beforeSignOut`, and signs out on this device. */
export async function deleteAccount(beforeSignOut: () => Promise<void>): Promise<void> {
  const user = firebase.requireUser();
  const stop = firebase.beforeAuthStateChanged(firebase.auth, beforeSignOut);
  await firebase.deleteUser(user).finally(stop);
}

/** When the provider says something about the signed-in account happened. */
export const fetchAccountDates = async (): Promise<AccountDates> =>
  lookUpDates(await firebase.requireUser().getIdToken(), firebase.auth.config.apiKey);
