import { type Exchange, refuse } from './exchange.ts';
import type { Limit } from './rateLimits.ts';
import { type Fields, parseJson } from './requestFields.ts';

/* The provider's limits, of its free plan. They are off unless asked for. */

const HOUR = 3_600_000;

const perDay = (count: number, what: string): Limit => ({
  count,
  window: 24 * HOUR,
  message: `QUOTA_EXCEEDED : Exceeded daily quota for ${what}.`,
});

const EMAILS: Record<string, Limit> = {
  EMAIL_SIGNIN: perDay(5, 'email sign-in'),
  PASSWORD_RESET: perDay(150, 'password reset'),
  VERIFY_AND_CHANGE_EMAIL: perDay(1000, 'email change'),
  VERIFY_EMAIL: perDay(1000, 'email verification'),
};

const SIGN_UPS: Limit = {
  count: 100,
  window: HOUR,
  message:
    'TOO_MANY_ATTEMPTS_TRY_LATER : We have blocked all requests from this device due to unusual activity. Try again later.',
};

/** The provider does not say how many are too many. */
const WRONG_PASSWORDS: Limit = {
  count: 10,
  window: HOUR / 12,
  message:
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
};

const IS_WRONG = /^(INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS)\b/;

/** What counts against which limit, if something does, before it is done. */
function limitFor({ request }: Exchange, fields: Fields, operation: string) {
  if (operation === 'signUp' && !fields.get('idtoken')) {
    return { key: `sign-up ${request.socket.remoteAddress}`, limit: SIGN_UPS };
  }
  const type = String(fields.get('requesttype'));
  const limit = Object.hasOwn(EMAILS, type) ? EMAILS[type] : undefined;
  return operation === 'sendOobCode' && limit !== undefined ? { key: type, limit } : undefined;
}

const passwordKey = (email: unknown) => `password ${String(email).toLowerCase()}`;

/**
 * Refuses what was done too often, with the provider's message.
 * @returns whether it was refused
 */
export function refuseTooMany(exchange: Exchange, fields: Fields, operation: string): boolean {
  const { rateLimits } = exchange.settings;
  const counted =
    operation === 'signInWithPassword'
      ? { key: passwordKey(fields.get('email')), limit: WRONG_PASSWORDS }
      : limitFor(exchange, fields, operation);
  if (rateLimits === undefined || counted === undefined) return false;
  if (rateLimits.isReached(counted.key, counted.limit)) {
    refuse(exchange, 400, counted.limit.message);
    return true;
  }
  if (counted.limit !== WRONG_PASSWORDS) rateLimits.add(counted.key, counted.limit);
  return false;
}

/** Whether an operation has a limit. */
export const mayBeLimited = ({ settings }: Exchange, operation: string) =>
  settings.rateLimits !== undefined &&
  ['sendOobCode', 'signInWithPassword', 'signUp'].includes(operation);

/** Counts wrong passwords by the answer; a reset of the password forgets them. The answer does not change. */
export function rateLimitEditor({ settings }: Exchange, operation?: string, fields?: Fields) {
  const { rateLimits } = settings;
  const isSignIn = operation === 'signInWithPassword';
  if (rateLimits === undefined || !(isSignIn || operation === 'resetPassword')) return undefined;
  return (json: string): string => {
    const { error, email } = parseJson(json);
    const { message }: { message?: unknown } = { ...(typeof error === 'object' ? error : {}) };
    if (isSignIn && IS_WRONG.test(String(message))) {
      rateLimits.add(passwordKey(fields?.get('email')), WRONG_PASSWORDS);
    } else if (error === undefined && (isSignIn || fields?.has('newpassword'))) {
      rateLimits.forget(passwordKey(email ?? fields?.get('email')));
    }
    return json;
  };
}
