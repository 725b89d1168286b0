import { Check, TriangleAlert, X, Zap } from 'lucide-react';
import type { LoggedOperation } from '../../../src/client.ts';
import type { BadgeProps } from '../ui/Badge.tsx';

/** How an operation ended. A simulated failure is no refusal of the emulator. */
export type Result = 'passed' | 'refused' | 'simulated' | 'unanswered';

/** Whether the emulator sent a created or deleted user to a server. */
export const isDelivery = ({ effects }: LoggedOperation): boolean =>
  effects.some(({ feature }) => feature === 'triggers');

export function resultOf({ status, effects }: LoggedOperation): Result {
  if (effects.some(({ feature }) => feature === 'faults')) return 'simulated';
  if (status === 0) return 'unanswered';
  return status >= 200 && status < 400 ? 'passed' : 'refused';
}

export const RESULTS: Record<Result, BadgeProps> = {
  passed: { label: 'Passed', icon: Check, tone: 'good' },
  refused: { label: 'Refused', icon: X, tone: 'bad' },
  unanswered: { label: 'No answer', icon: TriangleAlert, tone: 'bad' },
  simulated: { label: 'Simulated', icon: Zap, tone: 'warn' },
};

/** The meanings of the codes that developers ask about most. */
const MEANINGS: Record<string, string> = {
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'The last login is too old for this change: sign in again first.',
  EMAIL_EXISTS: 'Another account has this e-mail.',
  EMAIL_NOT_FOUND: 'No account has this e-mail.',
  EXPIRED_OOB_CODE: 'The link is too old.',
  INVALID_ID_TOKEN: 'The token has expired, or is not one of this project.',
  INVALID_LOGIN_CREDENTIALS:
    'The e-mail or the password is wrong. The provider does not tell which.',
  INVALID_MFA_PENDING_CREDENTIAL: 'The sign-in has expired or ended: start it again.',
  INVALID_OOB_CODE: 'The link was used already, or it is not one of this project.',
  INVALID_PASSWORD: 'The account exists, and the password is wrong.',
  INVALID_REFRESH_TOKEN: 'The session is not one of this project.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'The policy refuses the password: see Policy and limits.',
  QUOTA_EXCEEDED: 'A rate limit is reached: see Policy and limits.',
  SESSION_EXPIRED: 'The code is too old.',
  TOKEN_EXPIRED: 'The session was revoked, or the account’s password or e-mail was changed.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many attempts: see Policy and limits, and Failures.',
  USER_DISABLED: 'The account is disabled: see Accounts.',
  USER_NOT_FOUND: 'The account was deleted, or the project was reset.',
};

/** Returns what a refusal means. */
export const meaningOf = ({ error }: LoggedOperation): string | undefined =>
  error === undefined ? undefined : MEANINGS[error];
