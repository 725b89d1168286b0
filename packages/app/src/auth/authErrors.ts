import { authErrorCode, textOf } from './authErrorCode.ts';
import { helpByCode } from './authErrorHelp.ts';

/** A provider's error as a shopper sees it: its message word for word, and one sentence of help for a known code. */
export interface AuthFailure {
  message: string;
  help?: string;
}

const NO_MESSAGE = 'Something went wrong. Please try again.';

/** Reads any thrown value: an error with an unknown code or none still shows what it says. */
export function describeAuthError(error: unknown): AuthFailure {
  const message = typeof error === 'string' ? error : textOf(error, 'message');
  const failure = { message: message?.trim() ? message : NO_MESSAGE };
  const help = helpByCode.get(authErrorCode(error));
  return help === undefined ? failure : { ...failure, help };
}
