import type { PasswordPolicy } from '@toystore/ui';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** What the code of an e-mail does, as the provider calls it. */
export type EmailOperation = 'PASSWORD_RESET' | 'RECOVER_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

/** The account's address once a code is applied, and until then, where that differs and the provider tells it. */
export type EmailCode = { email: string; previousEmail?: string | undefined };

/** When the provider says something about an account happened. */
export interface AccountDates {
  created?: Date | undefined;
  /** The password was set or changed. Nothing for an account that never had one. */
  passwordChanged?: Date | undefined;
}

/** What signed-in shoppers can do with their own account. Each rejects with the provider's error. */
export interface AccountOperations {
  /** Changes the password, or sets the first one. */
  changePassword: (newPassword: string) => Promise<void>;
  /** Sends an e-mail to a new address; the account's own changes once the link in it is confirmed. */
  sendEmailChange: (newEmail: string) => Promise<void>;
  /** Connects a Google account, chosen in the provider's popup. */
  connectGoogle: () => Promise<void>;
  disconnectGoogle: () => Promise<void>;
  /**
   * Deletes the account for good, then signs out.
   * @param beforeSignOut runs between the two: a page for shoppers has to be left before there is none
   */
  deleteAccount: (beforeSignOut: () => Promise<void>) => Promise<void>;
  /** Signs in again with the password: the provider takes a change like these only soon after a sign-in. */
  confirmPassword: (password: string) => Promise<void>;
  /** The same in the provider's popup. */
  confirmGoogle: () => Promise<void>;
  fetchAccountDates: () => Promise<AccountDates>;
}

/**
 * What accounts can do besides the eight names of the auth context (specification, section 3): whether the auth state
 * is known, the ways of the provider's e-mails, and what makes its popup quick. Every operation rejects with the
 * provider's error, or with an `AuthUnavailableError`.
 */
export interface AccountServices {
  /** Starts to observe the auth state once the browser is idle, even without a hint that somebody is signed in. */
  observeAuth: () => void;
  /**
   * Like `observeAuth`, for a page that has to know: until the returned function is called, nobody is taken for a
   * visitor before the provider has reported.
   */
  requireAuthState: () => () => void;
  /** Whether the provider has reported. Until then, a `user` of `null` only means that there is no hint of one. */
  authStateReady: boolean;
  /** Set while the provider's code could not be loaded. It is tried again when the browser is back online. */
  unavailable: boolean;
  /** Tries to load the provider's code again. */
  retry: () => void;
  /** Runs an operation of the signed-in shopper, and shows everywhere what it changes. */
  withAccount: <Result>(
    operation: (account: AccountOperations) => Promise<Result>,
  ) => Promise<Result>;
  /** Sends the signed-in shopper another e-mail that verifies the address. */
  sendVerificationEmail: () => Promise<void>;
  /** Applies the code of an e-mail's link: verifies or changes an address, or takes a change back. */
  applyEmailCode: (code: string) => Promise<void>;
  /** Whether a code still counts, and for this operation, without using it up. */
  checkEmailCode: (code: string, operation: EmailOperation) => Promise<EmailCode>;
  /** Sets a new password by the code of a reset e-mail. */
  setNewPassword: (code: string, newPassword: string) => Promise<void>;
  /** Loads what the Google popup needs, so that a later click opens it at once. */
  warmUpGoogle: () => void;
  /** The provider's rules, once it has refused a password by them. */
  passwordPolicy: PasswordPolicy | undefined;
  /** The provider's code for why it ended the last session, until the shopper has read it. */
  endedSession: string | undefined;
  forgetEndedSession: () => void;
}

/** Account services for everything below. The app provides them with its accounts; stories provide a stub. */
export const AccountServicesContext = createContext<AccountServices | null>(null);

/** The account services of the nearest provider. Only below one. */
export function useAccountServices(): AccountServices {
  const services = use(AccountServicesContext);
  if (services === null) throw new Error('useAccountServices needs an AuthProvider above it.');
  return services;
}

/** For a page that deals with accounts: starts to observe the auth state. */
export function useAuthObserver({ required = false } = {}): void {
  const { observeAuth, requireAuthState } = useAccountServices();
  const onMount = useEffectEvent(required ? requireAuthState : observeAuth);
  useEffect(() => onMount(), []);
}
