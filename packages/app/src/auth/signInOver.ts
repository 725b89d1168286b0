import { authErrorCode } from './authErrors.ts';

/** Codes after which no code of the authenticator app can finish a sign-in any more. */
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
