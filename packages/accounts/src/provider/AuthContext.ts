'use client';

import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { AccountTexts } from '../errors/accountTexts.ts';
import type { AccountOperations } from '../firebase/accountOperations.ts';
import type { AccountService } from '../firebase/accountService.ts';
import type { PasswordPolicy, SignedInUser } from '../user.ts';

type AuthOperations = Pick<
  AccountService,
  'signInUser' | 'resetPassword' | 'logOut' | 'updateUserProfile'
>;

/** The auth context. Every operation rejects with the provider's error. */
export interface Auth extends AuthOperations {
  /** `undefined` while it is unknown, `null` without a signed-in user. */
  user: SignedInUser | null | undefined;
  /** Set while `user` is `undefined`, and while an account operation runs, except `updateUserProfile`. */
  loading: boolean;
  /** Signs in with a Google account, like `signInWith` of `useAccounts`. */
  signInWithGoogle: () => Promise<void>;
  /** Creates an account and signs it in. @returns a function that sends the verification e-mail */
  createUser: (
    email: string,
    password: string,
  ) => Promise<Pick<AccountOperations, 'sendVerificationEmail'>>;
}

/** A sign-in that needs a code of an authenticator app. It is kept in memory only. */
export interface SecondStep {
  /** The error that interrupted the sign-in: the provider continues with it. */
  error: unknown;
  /** The account's address, if the user typed it. */
  email: string | undefined;
}

/** Everything besides the eight names of the auth context (docs/decisions/0010-account-services.md). */
export interface Accounts {
  /**
   * Runs an operation of the user's own account, then updates the user.
   * @throws the provider's error, or an `AccountsLoadError`
   */
  run: <Result>(operation: (account: AccountOperations) => Promise<Result>) => Promise<Result>;
  /**
   * Observes the user once the browser is idle, even without a session hint.
   * @param isRequired keeps the user unknown until Firebase has reported, or until the returned function is called
   */
  observeAuth: (isRequired: boolean) => () => void;
  /** Whether Firebase has reported. Until then, a `user` of `null` only means that there is no session hint. */
  authStateReady: boolean;
  /** Set after Firebase could not be loaded. The provider retries when the browser is back online. */
  unavailable: boolean;
  retry: () => void;
  /**
   * Signs in with an account of a `SignInProvider`, under the loading flag. If the address already has an account with other
   * sign-in methods, the provider rejects, and the next sign-in to that account connects the two.
   * @param id of the `SignInProvider`
   */
  signInWith: (id: string) => Promise<void>;
  /** Loads what a provider's popup needs, so that a later click opens it at once. */
  preparePopup: () => void;
  /** The last sign-in, if it needs a code. */
  secondStep: SecondStep | undefined;
  /**
   * Completes a sign-in that waits for a code, under the loading flag.
   * @param error that interrupted it
   * @throws the provider's error
   */
  finishSignIn: (error: unknown, code: string) => Promise<void>;
  /** The messages of errors that are not the provider's. */
  texts: AccountTexts;
  /** Returns the sentence of help for an error with a known code. Set once an operation has loaded the account service. */
  helpFor: AccountService['helpFor'] | undefined;
  /** The provider's rules, once it has rejected a password. */
  passwordPolicy: PasswordPolicy | undefined;
  /**
   * Why the last session ended without a sign-out, until the user has read it or signs in: the provider's code, or
   * `accounts/session-ended` if no tab has learnt it. Other tabs and later pages have it, too.
   */
  endedSession: string | undefined;
  forgetEndedSession: () => void;
}

/* Accounts for everything below. `AuthProvider` provides them; stories and tests may provide stubs. */

export const AuthContext = createContext<Auth | null>(null);
export const AccountsContext = createContext<Accounts | null>(null);

/** Returns the auth context of the nearest provider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

/** Signs out; a failure is only logged. */
export function useLogOut(): () => void {
  const { logOut } = useAuth();
  return () => {
    logOut().catch((error: unknown) => console.error('Sign-out failed.', error));
  };
}

/** Returns the account services of the nearest provider. */
export function useAccounts(): Accounts {
  const accounts = use(AccountsContext);
  if (accounts === null) throw new Error('useAccounts needs an AuthProvider above it.');
  return accounts;
}

/** Observes the user, for a page about accounts. */
export function useAuthObserver({ required = false } = {}): void {
  const { observeAuth } = useAccounts();
  const onMount = useEffectEvent(() => observeAuth(required));
  useEffect(() => onMount(), []);
}
