/** A provider's error as a shopper sees it: its message word for word, and one sentence of help for a known code. */
export interface AuthFailure {
  message: string;
  help?: string;
}

/** What an operation rejects with when the provider's code could not be loaded. The message is fit for a shopper. */
export class AuthUnavailableError extends Error {
  override readonly name = 'AuthUnavailableError';

  constructor(cause: unknown) {
    const message =
      'The account service could not be loaded. Please check your connection, then try again.';
    super(message, { cause });
  }
}

/** The provider's code of any thrown value, such as `auth/user-disabled`; empty when it has none. */
export function authErrorCode(error: unknown): string {
  return textOf(error, 'code') ?? '';
}

/** Whether the provider was not reached, so that the same may succeed a moment later. */
export const wasNotReached = (error: unknown): boolean =>
  error instanceof AuthUnavailableError || authErrorCode(error) === 'auth/network-request-failed';

/** Codes of failures that say nothing of what the provider has done: its answer was lost, or the session has ended. */
const UNCERTAIN = ['auth/network-request-failed', 'auth/timeout', 'auth/user-token-expired'];

/** Whether the provider may have carried out an operation that failed with this. */
export const mayBeDone = (error: unknown): boolean => UNCERTAIN.includes(authErrorCode(error));

/** What a thrown value says, word for word. */
export function messageOf(error: unknown): string {
  const message = typeof error === 'string' ? error : textOf(error, 'message');
  return message?.trim() ? message : 'Something went wrong. Please try again.';
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
