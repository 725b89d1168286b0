import type { AccountTexts, MessageKey } from './accountTexts.ts';

/**
 * The account code with the Firebase SDK could not be loaded: the browser is offline, or a new release has replaced the file.
 * The `cause` is the import's error.
 */
export class AccountsLoadError extends Error {
  override readonly name = 'AccountsLoadError';
  readonly code = 'accounts/not-loaded';
  /** Fulfilled if the code loads after all: the cause's `arrival`, if it has one. */
  readonly arrival: Promise<unknown> | undefined;

  constructor(cause: unknown) {
    super('The code of the accounts could not be loaded.', { cause });
    const { arrival }: { arrival?: unknown } = Object(cause);
    this.arrival = arrival instanceof Promise ? arrival : undefined;
  }
}

/** An operation needs a user, but none is signed in: another tab may have signed out. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
  readonly code = 'accounts/signed-out';
}

/** The errors that are not the provider's, by their codes. */
const messageByCode: ReadonlyMap<string, MessageKey> = new Map([
  ['accounts/not-loaded', 'notLoaded'],
  ['accounts/signed-out', 'signedOut'],
]);

/** A provider's error for users: its message, verbatim, and one sentence of help for a known code. */
export interface AuthFailure {
  message: string;
  /** The language of a provider's message, which is not that of the page. */
  messageLang?: 'en';
  help?: string;
}

/**
 * Describes any thrown value: its message and, for a known code of the provider, one sentence of help.
 * @param helpFor of `useAccounts`; without it there is no help
 */
export function describeAuthError(
  error: unknown,
  texts: AccountTexts,
  helpFor?: (error: unknown) => string | undefined,
): AuthFailure {
  const message = messageOf(error, texts);
  const help = helpFor?.(error);
  return {
    message,
    ...(Object.values(texts).includes(message) ? {} : { messageLang: 'en' }),
    ...(help !== undefined && { help }),
  };
}

/** Returns the code of any thrown value, such as `auth/user-disabled`; empty without one. */
export function authErrorCode(error: unknown): string {
  return textOf(error, 'code') ?? '';
}

/** Returns whether a sign-in needs a code of an authenticator app. The form shows a field for the code instead of the error. */
export const asksForCode = (error: unknown): boolean =>
  authErrorCode(error) === 'auth/multi-factor-auth-required';

/** Errors after which no code of an authenticator app can complete a sign-in. */
const SIGN_IN_OVER = [
  'auth/code-expired',
  'auth/invalid-multi-factor-session',
  'auth/multi-factor-info-not-found',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Returns whether a sign-in that waited for a code has to start over. */
export const isSignInOver = (error: unknown): boolean =>
  SIGN_IN_OVER.includes(authErrorCode(error));

const CODE_OVER = ['auth/invalid-action-code', 'auth/expired-action-code'];

/** Returns whether the code of an e-mail was used, has expired or is wrong. */
export const isCodeOver = (error: unknown): boolean => CODE_OVER.includes(authErrorCode(error));

/** Returns whether the provider was not reached, so that a retry may succeed. */
export const wasNotReached = (error: unknown): boolean =>
  error instanceof AccountsLoadError || authErrorCode(error) === 'auth/network-request-failed';

/** Codes of failures after which the provider may have done its part: its answer was lost, or the session has ended. */
const UNCERTAIN = ['auth/network-request-failed', 'auth/timeout', 'auth/user-token-expired'];

/** Returns whether the provider may have completed an operation that failed with this error. */
export const mayBeDone = (error: unknown): boolean => UNCERTAIN.includes(authErrorCode(error));

/** Returns the message of a thrown value: the provider's verbatim, our own from the texts. */
function messageOf(error: unknown, texts: AccountTexts): string {
  const key = messageByCode.get(authErrorCode(error));
  const message = typeof error === 'string' ? error : textOf(error, 'message');
  return key === undefined && message?.trim() ? message : texts[key ?? 'unknown'];
}

/** Returns a text property of a thrown value, whose getters may throw, too. */
function textOf(error: unknown, property: 'message' | 'code'): string | undefined {
  try {
    if (typeof error !== 'object' || error === null) return undefined;
    const value: unknown = Reflect.get(error, property);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
