'use client';

import { type ReactNode, useState } from 'react';
import type { AccountTexts } from '../errors/accountTexts.ts';
import { asksForCode, authErrorCode } from '../errors/authErrors.ts';
import type { AccountService } from '../firebase/accountService.ts';
import { signInProviders } from '../signInProvider.ts';
import type { PasswordPolicy } from '../user.ts';
import {
  type Accounts,
  AccountsContext,
  type Auth,
  AuthContext,
  type SecondStep,
} from './AuthContext.ts';
import type { AccountSettings } from './accountSettings.ts';
import { createLoader } from './createLoader.ts';
import { useObservedUser } from './useObservedUser.ts';
import { useSessionCheck } from './useSessionCheck.ts';

/** The codes of errors after which Firebase signs the user out; a deleted account has the second one, too. */
const SESSION_ENDS = ['auth/user-disabled', 'auth/user-token-expired'];

/** The code of a sign-in whose address already has an account with other sign-in methods. */
const DIFFERENT_CREDENTIAL = 'auth/account-exists-with-different-credential';

export interface AuthProviderProps {
  settings: AccountSettings;
  /**
   * The messages of errors, such as `englishAccountTexts`. There is no default: a site with its own texts would ship the English
   * ones, too.
   */
  texts: AccountTexts;
  children: ReactNode;
}

/** Provides accounts through the Firebase SDK, which is loaded late: see `useObservedUser`. */
export function AuthProvider({ settings, texts, children }: AuthProviderProps) {
  const [load] = useState(() => createLoader(settings));
  const { user, setUser, endSession, ...observer } = useObservedUser(load, settings);
  const [service, setService] = useState<AccountService>();
  const [operations, setOperations] = useState(0);
  const [passwordPolicy, setPasswordPolicy] = useState<PasswordPolicy>();
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const [interrupted, setInterrupted] = useState<unknown>();

  /**
   * Runs an operation of Firebase, and observes the user from then on if Firebase was unavailable before. Afterwards it sets the
   * user to Firebase's current one, because the listener is not called when an operation fails or changes nothing. It passes
   * errors on, refreshes the password policy when the provider rejects a password, and keeps the code with which Firebase
   * ends a session.
   * @param loading whether it sets the loading flag. Such an operation signs in or out, and ends no session
   */
  async function run<Result>(
    operation: (service: AccountService) => Promise<Result>,
    { loading = false } = {},
  ): Promise<Result> {
    let loaded: AccountService | undefined;
    observer.retry();
    if (loading) setOperations((running) => running + 1);
    try {
      loaded = await load();
      setService(loaded);
      return await operation(loaded);
    } catch (error) {
      const code = authErrorCode(error);
      if (code === 'auth/password-does-not-meet-requirements') {
        await loaded?.fetchPasswordPolicy().then(setPasswordPolicy, (problem: unknown) => {
          console.warn('The password policy could not be refreshed.', problem);
        });
      }
      if (user && !loading && SESSION_ENDS.includes(code)) endSession(code);
      throw error;
    } finally {
      if (loaded !== undefined) setUser(loaded.currentUser());
      if (loading) setOperations((running) => running - 1);
    }
  }

  useSessionCheck(user, () => {
    run(({ refreshUser }) => refreshUser()).catch((error: unknown) => {
      console.warn('The account could not be checked.', error); // the next check may succeed
    });
  });

  const flag = { loading: true };

  /** Runs a sign-in and discards the second step of the one before. */
  async function signIn(operation: (service: AccountService) => Promise<void>, email?: string) {
    setSecondStep(undefined);
    try {
      await run(operation, flag);
      await connectInterrupted();
    } catch (error) {
      if (asksForCode(error)) setSecondStep({ error, email });
      if (authErrorCode(error) === DIFFERENT_CREDENTIAL) setInterrupted(error);
      throw error;
    }
  }
  const signInWith = (id: string) => signIn((service) => service.signInWith(id));

  /** Connects the account with which a sign-in was interrupted. The user is signed in, even if that fails. */
  async function connectInterrupted() {
    setInterrupted(undefined);
    if (interrupted === undefined) return;
    await run((service) => service.connectInterrupted(interrupted)).catch((error: unknown) => {
      console.warn('The other account could not be connected.', error);
    });
  }

  const auth: Auth = {
    user,
    loading: user === undefined || operations > 0,
    createUser: async (...account) => {
      await run(({ createUser }) => createUser(...account), flag);
      return { sendVerificationEmail: () => run((own) => own.sendVerificationEmail()) };
    },
    signInUser: (email, password) => signIn(({ signInUser }) => signInUser(email, password), email),
    signInWithGoogle: () => signInWith(signInProviders.google.id),
    resetPassword: (email) => run(({ resetPassword }) => resetPassword(email), flag),
    logOut: () => {
      setInterrupted(undefined); // another user may sign in next
      return run(({ logOut }) => logOut(), flag);
    },
    updateUserProfile: (changes) => run(({ updateUserProfile }) => updateUserProfile(changes)),
  };

  const accounts: Accounts = {
    ...observer,
    run,
    signInWith,
    preparePopup: () => {
      run(({ preparePopup }) => preparePopup()).catch((error: unknown) => {
        console.warn('The sign-in window could not be prepared.', error); // the click tries again
      });
    },
    secondStep,
    finishSignIn: async (error, code) => {
      await run((service) => service.finishSignIn(error, code), flag);
      await connectInterrupted();
    },
    texts,
    helpFor: service?.helpFor,
    passwordPolicy,
  };

  return (
    <AuthContext value={auth}>
      <AccountsContext value={accounts}>{children}</AccountsContext>
    </AuthContext>
  );
}
