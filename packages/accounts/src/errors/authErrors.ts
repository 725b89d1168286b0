import type { AccountTexts, MessageKey } from './accountTexts.ts';
import { helpByCode } from './authErrorHelp.ts';

/**
 * The code of the accounts, with the Firebase SDK, could not be loaded: the network is away, or a new release has replaced
 * it. Its cause is what the import threw.
 */
export class AccountsLoadError extends Error {
  override readonly name = 'AccountsLoadError';
  readonly code = 'accounts/not-loaded';
  /** Fulfilled if the code arrives after all: the `arrival` of the cause, if it has one. */
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

/** A provider's error as a visitor sees it: its message word for word, and one sentence of help for a known code. */
export interface AuthFailure {
  message: string;
  help?: string;
}

/**
 * Reads any thrown value: what it says and, for a known code of the provider, one sentence of help. None reveals to a stranger
 * more about an account than the provider's own message, which stands above it.
 */
export function describeAuthError(error: unknown, texts: AccountTexts): AuthFailure {
  const message = messageOf(error, texts);
  const help = helpByCode.get(authErrorCode(error));
  return help === undefined ? { message } : { message, help: texts[help] };
}

/** The code of any thrown value, such as `auth/user-disabled`; empty when it has none. */
export function authErrorCode(error: unknown): string {
  return textOf(error, 'code') ?? '';
}

/** Returns whether a sign-in needs a code of an authenticator app. The form shows a field for the code instead of the error. */
export const asksForCode = (error: unknown): boolean =>
  authErrorCode(error) === 'auth/multi-factor-auth-required';

/** Codes after which no code of an authenticator app can finish a sign-in any more. */
const SIGN_IN_OVER = [
  'auth/code-expired',
  'auth/invalid-multi-factor-session',
  'auth/multi-factor-info-not-found',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Whether a sign-in that waited for a code has to start over. */
export const isSignInOver = (error: unknown): boolean =>
  SIGN_IN_OVER.includes(authErrorCode(error));

/** Whether the provider was not reached, so that the same may succeed a moment later. */
export const wasNotReached = (error: unknown): boolean =>
  error instanceof AccountsLoadError || authErrorCode(error) === 'auth/network-request-failed';

/** Codes of failures after which the provider may have done its part: its answer was lost, or the session has ended. */
const UNCERTAIN = ['auth/network-request-failed', 'auth/timeout', 'auth/user-token-expired'];

/** Whether the provider may have carried out an operation that failed with this. */
export const mayBeDone = (error: unknown): boolean => UNCERTAIN.includes(authErrorCode(error));

/** What a thrown value says: the provider's words as they are, the texts for what is not the provider's. */
export function messageOf(error: unknown, texts: AccountTexts): string {
  const key = messageByCode.get(authErrorCode(error));
  const message = typeof error === 'string' ? error : textOf(error, 'message');
  return key === undefined && message?.trim() ? message : texts[key ?? 'unknown'];
}

/** A text that a thrown value carries. Its getters may throw in their turn. */
function textOf(error: unknown, property: 'message' | 'code'): string | undefined {
  try {
    if (typeof error !== 'object' || error === null) return undefined;
    const value: unknown = Reflect.get(error, property);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
