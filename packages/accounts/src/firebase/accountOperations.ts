import { isCodeOver } from '../errors/authErrors.ts';
import { lookUpDates } from './accountDates.ts';
import type { ActionCodeInfo, Connection } from './connectFirebase.ts';
import * as firebase from './connectFirebase.ts';
import { finishSignIn, reauthenticateOwn, startTwoStep, turnOffTwoStep } from './twoStep.ts';

const RECENT_LOGIN_MS = 300_000; // the provider's limit
const SAME_TOKEN_MS = 1000; // a token's dates have whole seconds

/** The account's addresses after and before a code is applied, if they differ and the provider returns them. */
export type EmailCode = { email: string; previousEmail?: string | undefined };

/** The purposes of an e-mail's code, in the provider's terms. */
export type EmailOperation = ActionCodeInfo['operation'];

/** The operations of the user's own account. Each rejects with the provider's error. */
export type AccountOperations = ReturnType<typeof createAccountOperations>;

/** The operations of the user's own account, signed in or by the link of an e-mail. */
export function createAccountOperations(connection: Connection) {
  const { auth, requireUser, providerFor, preparePopup, emailSettings } = connection;

  /**
   * Notifies other tabs again: after a change of the sign-in methods, the SDK stores the new token before the changed account,
   * and a tab that reads storage in between notices only the token.
   */
  function notifyOtherTabsAgain() {
    const user = requireUser();
    setTimeout(() => {
      if (auth.currentUser === user) void firebase.notifyOtherTabs(user);
    }, SAME_TOKEN_MS);
  }

  /** Reloads the account from the provider. The SDK signs out one that is deleted or disabled, and rejects. */
  async function refreshUser(): Promise<void> {
    const user = auth.currentUser;
    if (user === null) return;
    const { email, emailVerified } = user;
    await firebase.reload(user);
    if (user.email !== email || user.emailVerified !== emailVerified) {
      void firebase.notifyOtherTabs(user);
    }
  }

  return {
    refreshUser,

    /** Changes the password, or sets the first one. The provider signs out other devices. */
    async changePassword(newPassword: string): Promise<void> {
      await firebase.updatePassword(requireUser(), newPassword);
      notifyOtherTabsAgain();
    },

    /** Sends an e-mail to a new address, which replaces the old one once the user confirms the link. */
    sendEmailChange: async (newEmail: string): Promise<void> =>
      firebase.verifyBeforeUpdateEmail(requireUser(), newEmail, emailSettings()),

    /**
     * Connects an account of a `SignInProvider`, chosen in its popup. Without a recent sign-in it rejects before the popup
     * opens, because Firebase would reject the choice afterwards.
     */
    async connectProvider(id: string): Promise<void> {
      const user = requireUser();
      if ((await signInAge(user)) > RECENT_LOGIN_MS) {
        throw firebase.authError('requires-recent-login');
      }
      await preparePopup();
      await firebase.linkWithPopup(user, providerFor(id));
      notifyOtherTabsAgain();
    },

    async disconnectProvider(id: string): Promise<void> {
      void firebase.notifyOtherTabs(await firebase.unlink(requireUser(), id));
    },

    /**
     * Signs in again with the password, because the provider requires a recent sign-in for most of these changes. If a code
     * is needed, it rejects with the error that `finishSignIn` takes.
     */
    async confirmPassword(password: string): Promise<void> {
      const user = requireUser();
      const credential = firebase.EmailAuthProvider.credential(user.email ?? '', password);
      const confirmation = firebase.reauthenticateWithCredential(user, credential);
      await reauthenticateOwn(auth, user, confirmation);
    },

    /** Signs in again in the provider's popup, which offers the connected account first. */
    async confirmProvider(id: string): Promise<void> {
      const user = requireUser();
      const connected = user.providerData.find(({ providerId }) => providerId === id);
      const provider = providerFor(id, connected?.email ? { login_hint: connected.email } : {});
      await preparePopup();
      await reauthenticateOwn(auth, user, firebase.reauthenticateWithPopup(user, provider));
    },

    /**
     * Deletes the account for good, then signs out on this device.
     * @param beforeSignOut runs between the two, so that the app can leave a page for signed-in users
     */
    async deleteAccount(beforeSignOut: () => Promise<void>): Promise<void> {
      const user = requireUser();
      const stop = firebase.beforeAuthStateChanged(auth, beforeSignOut);
      await firebase.deleteUser(user).finally(stop);
    },

    /** Returns when the account was created and its password set. */
    fetchAccountDates: async () =>
      lookUpDates(
        connection.providerUrl,
        await requireUser().getIdToken(),
        connection.auth.config.apiKey,
      ),

    /** Sends the e-mail that verifies the address. The user knows what became of it. */
    async sendVerificationEmail(): Promise<void> {
      const user = requireUser();
      const { verificationEmails } = connection;
      try {
        await firebase.sendEmailVerification(user, emailSettings());
        verificationEmails.set(user.uid, { sentAt: new Date() });
      } catch (error) {
        verificationEmails.set(user.uid, { ...verificationEmails.get(user.uid), error });
        throw error;
      }
    },

    /** Requests a key, which is valid for some minutes. Nothing changes until `turnOn`. */
    startTwoStep: async () => startTwoStep(requireUser(), connection),

    turnOffTwoStep: async (): Promise<void> => turnOffTwoStep(requireUser()),

    /**
     * Completes a sign-in, or a repeated one, with the code of an authenticator app.
     * @param error that interrupted it
     */
    finishSignIn: (error: unknown, code: string): Promise<void> => finishSignIn(auth, error, code),

    /** Checks the code of an e-mail without using it up. Rejects the code of another operation. */
    async checkEmailCode(code: string, expected: EmailOperation): Promise<EmailCode> {
      const { operation, data } = await firebase.checkActionCode(auth, code);
      if (operation !== expected) throw firebase.authError('invalid-action-code');
      return { email: data.email ?? '', previousEmail: data.previousEmail ?? undefined };
    },

    /** Applies the code of an e-mail's link, which verifies, changes or restores an address. */
    async applyEmailCode(code: string): Promise<void> {
      const refresh = () =>
        refreshUser().catch((error: unknown) => {
          console.warn('The signed-in account could not be refreshed.', error);
        });
      await auth.authStateReady(); // without a current user, the change would go unnoticed
      await firebase.applyActionCode(auth, code).catch(async (error: unknown) => {
        if (isCodeOver(error)) await refresh(); // it may have been used elsewhere
        throw error;
      });
      await refresh();
    },

    /** Sets a new password with the code of a reset e-mail. */
    setNewPassword: (code: string, newPassword: string): Promise<void> =>
      firebase.confirmPasswordReset(auth, code, newPassword),
  };
}

/** The parts of the SDK's user that are read. */
interface User {
  getIdTokenResult: () => Promise<Record<'authTime' | 'issuedAtTime' | 'expirationTime', string>>;
  toJSON: () => object;
}

/**
 * Returns how long ago a user signed in, in milliseconds. The device's clock may be wrong, so it is never compared with the
 * provider's: the provider's clock measures the time from sign-in to token, the device's the time since the token arrived.
 */
async function signInAge(user: User): Promise<number> {
  const { authTime, issuedAtTime, expirationTime } = await user.getIdTokenResult();
  const { stsTokenManager }: { stsTokenManager?: { expirationTime?: unknown } } = Object(
    user.toJSON(),
  );
  const issued = Date.parse(issuedAtTime);
  const validity = Date.parse(expirationTime) - issued;
  const arrived = Number(stsTokenManager?.expirationTime) - validity; // both on the device's clock
  const sinceArrival = Math.max(0, Date.now() - arrived || 0); // the clock may have been set back since then
  return issued - Date.parse(authTime) + sinceArrival;
}
