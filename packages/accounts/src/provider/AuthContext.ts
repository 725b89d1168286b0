'use client';

import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { AccountTexts } from '../errors/accountTexts.ts';
import type { AccountOperations } from '../firebase/accountOperations.ts';
import type { AccountService } from '../firebase/accountService.ts';
import type { PasswordPolicy, SignedInUser } from '../user.ts';

type AuthOperations = Pick<
  AccountService,
  | 'createUser'
  | 'signInUser'
  | 'signInWithGoogle'
  | 'resetPassword'
  | 'logOut'
  | 'updateUserProfile'
>;

/** What the auth context offers. Every operation rejects with the provider's error. */
export interface Auth extends AuthOperations {
  /** `undefined` while nobody knows who is there, `null` for a visitor. */
  user: SignedInUser | null | undefined;
  /** Set while `user` is `undefined`, and while an account operation runs, except `updateUserProfile`. */
  loading: boolean;
}

/** A sign-in that a code of an authenticator app has to follow. It is kept in memory only. */
export interface SecondStep {
  /** What the sign-in was interrupted with: the provider goes on by it. */
  error: unknown;
  /** The account's address, where it was typed. */
  email: string | undefined;
}

/** What accounts can do besides the eight names of the auth context (docs/decisions/0010-account-services.md). */
export interface Accounts {
  /**
   * Runs an operation of the user's own account, and shows everywhere what it changes.
   * @throws the provider's error, or an `AccountsLoadError`
   */
  run: <Result>(operation: (account: AccountOperations) => Promise<Result>) => Promise<Result>;
  /**
   * Observes who is signed in once the browser is idle, even without a hint that somebody is.
   * @param isRequired until the returned function is called, nobody is taken for a visitor before Firebase has reported
   */
  observeAuth: (isRequired: boolean) => () => void;
  /** Whether Firebase has reported. Until then, a `user` of `null` only means that there is no hint of one. */
  authStateReady: boolean;
  /** Set while Firebase could not be loaded. It is tried again when the browser is back online. */
  unavailable: boolean;
  retry: () => void;
  /** Loads what the Google popup needs, so that a later click opens it at once. */
  warmUpGoogle: () => void;
  /** The last sign-in, if a code had to follow. */
  secondStep: SecondStep | undefined;
  /**
   * Ends a sign-in that waits for a code, under the loading flag.
   * @param error that it was interrupted with
   * @throws the provider's error
   */
  finishSignIn: (error: unknown, code: string) => Promise<void>;
  /** The words for what goes wrong. */
  texts: AccountTexts;
  /** The provider's rules, once it has refused a password by them. */
  passwordPolicy: PasswordPolicy | undefined;
  /** The provider's code for why it ended the last session, until the user has read it. */
  endedSession: string | undefined;
  forgetEndedSession: () => void;
}

/* Accounts for everything below. `AuthProvider` provides them; stories and tests may provide stubs. */

export const AuthContext = createContext<Auth | null>(null);
export const AccountsContext = createContext<Accounts | null>(null);

/** The accounts of the nearest provider. Only below one. */
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

/** What else the accounts of the nearest provider can do. Only below one. */
export function useAccounts(): Accounts {
  const accounts = use(AccountsContext);
  if (accounts === null) throw new Error('useAccounts needs an AuthProvider above it.');
  return accounts;
}

/** For a page that deals with accounts: observes who is signed in. */
export function useAuthObserver({ required = false } = {}): void {
  const { observeAuth } = useAccounts();
  const onMount = useEffectEvent(() => observeAuth(required));
  useEffect(() => onMount(), []);
}
