import type { PasswordPolicy } from '@toystore/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type AccountServices, AccountServicesContext } from './AccountServices.ts';
import { type Auth, AuthContext } from './AuthContext.ts';
import { authErrorCode } from './authErrors.ts';
import { type Firebase, loadFirebase } from './loadFirebase.ts';
import { useObservedUser } from './useObservedUser.ts';
import { useSessionCheck } from './useSessionCheck.ts';

/** The codes of errors over which Firebase signs the user out: one of a deleted account is the second, too. */
const SESSION_ENDS = ['auth/user-disabled', 'auth/user-token-expired'];

/** Accounts through the Firebase SDK, which is loaded late: see `useObservedUser`. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { user, setUser, ...observer } = useObservedUser();
  const [operations, setOperations] = useState(0);
  const [passwordPolicy, setPasswordPolicy] = useState<PasswordPolicy>();
  const [endedSession, setEndedSession] = useState<string>();

  useEffect(() => {
    if (user) setEndedSession(undefined);
  }, [user]);

  useSessionCheck(user, () => {
    withSession((firebase) => firebase.refreshUser()).catch((error: unknown) => {
      console.warn('The account could not be checked.', error); // the next check may succeed
    });
  });

  /** Loads Firebase for an operation. Where it was unavailable, the user is observed from then on. */
  function loadObserved(): Promise<Firebase> {
    observer.observeAuth();
    return loadFirebase();
  }

  /**
   * Runs an operation under the loading flag. However it ends, the user is set to what Firebase holds then: its
   * listener stays silent when an operation fails or changes nothing.
   */
  async function withLoading<Result>(
    operation: (firebase: Firebase) => Promise<Result>,
  ): Promise<Result> {
    setOperations((running) => running + 1);
    try {
      const firebase = await loadObserved();
      return await operation(firebase).finally(() => setUser(firebase.currentUser()));
    } finally {
      setOperations((running) => running - 1);
    }
  }

  /**
   * Runs an operation that sets a password. When the provider's policy refuses it, the policy is refreshed and the
   * error passed on (specification, section 5).
   */
  async function withPasswordPolicy<Result>(
    firebase: Firebase,
    operation: Promise<Result>,
  ): Promise<Result> {
    try {
      return await operation;
    } catch (error) {
      if (authErrorCode(error) === 'auth/password-does-not-meet-requirements') {
        await firebase.fetchPasswordPolicy().then(setPasswordPolicy, (problem: unknown) => {
          console.warn('The password policy could not be refreshed.', problem);
        });
      }
      throw error;
    }
  }

  /**
   * Runs an operation of the signed-in user. However it ends, the user is set to what Firebase holds then, as with
   * `withLoading`. The code over which Firebase ends a session is kept; when the provider's policy refuses a password,
   * the policy is refreshed (specification, section 5). Both errors are passed on.
   */
  async function withSession<Result>(
    operation: (firebase: Firebase) => Promise<Result>,
  ): Promise<Result> {
    try {
      const firebase = await loadObserved();
      return await withPasswordPolicy(firebase, operation(firebase)).finally(() =>
        setUser(firebase.currentUser()),
      );
    } catch (error) {
      const code = authErrorCode(error);
      if (SESSION_ENDS.includes(code)) setEndedSession(code);
      throw error;
    }
  }

  const auth: Auth = {
    user,
    loading: user === undefined || operations > 0,
    createUser: (email, password) =>
      withLoading((firebase) =>
        withPasswordPolicy(firebase, firebase.createAccount(email, password)),
      ),
    signInUser: (email, password) => withLoading((firebase) => firebase.signIn(email, password)),
    signInWithGoogle: () => withLoading((firebase) => firebase.signInWithGoogle()),
    resetPassword: (email) => withLoading((firebase) => firebase.sendPasswordReset(email)),
    logOut: () => withLoading((firebase) => firebase.signOut()),
    updateUserProfile: (changes) => withSession(({ updateProfile }) => updateProfile(changes)),
  };

  const services: AccountServices = {
    ...observer,
    withAccount: (operation) => withSession(({ account }) => operation(account)),
    sendVerificationEmail: () => withSession((firebase) => firebase.sendVerificationEmail()),
    applyEmailCode: async (code) => (await loadObserved()).applyEmailCode(code),
    checkEmailCode: async (...check) => (await loadObserved()).checkEmailCode(...check),
    setNewPassword: async (code, newPassword) => {
      const firebase = await loadObserved();
      await withPasswordPolicy(firebase, firebase.setNewPassword(code, newPassword));
    },
    warmUpGoogle: () => {
      loadObserved()
        .then((firebase) => firebase.warmUpGoogle())
        .catch((error: unknown) => {
          console.warn('The sign-in window could not be prepared.', error); // the click tries again
        });
    },
    passwordPolicy,
    endedSession,
    forgetEndedSession: () => setEndedSession(undefined),
  };

  return (
    <AuthContext value={auth}>
      <AccountServicesContext value={services}>{children}</AccountServicesContext>
    </AuthContext>
  );
}
