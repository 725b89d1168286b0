import { helpByCode } from './authErrorHelp.ts';
import { type AuthFailure, authErrorCode, messageOf } from './authErrors.ts';

/** Reads any thrown value: an error with an unknown code or none still shows what it says. */
export function describeAuthError(error: unknown): AuthFailure {
  const message = messageOf(error);
  const help = helpByCode.get(authErrorCode(error));
  return help === undefined ? { message } : { message, help };
}
