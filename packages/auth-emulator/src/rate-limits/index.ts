import type { Answer, Feature, Operation } from '../pipeline/feature.ts';
import { perProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { startedSignIn } from '../totp/index.ts';

interface Limit {
  count: number;
  /** In milliseconds. */
  window: number;
  message: string;
}

const HOUR = 3_600_000;

const perDay = (count: number, what: string): Limit => ({
  count,
  window: 24 * HOUR,
  message: `QUOTA_EXCEEDED : Exceeded daily quota for ${what}.`,
});

const EMAILS = new Map([
  ['EMAIL_SIGNIN', perDay(5, 'email sign-in')],
  ['PASSWORD_RESET', perDay(150, 'password reset')],
  ['VERIFY_AND_CHANGE_EMAIL', perDay(1000, 'email change')],
  ['VERIFY_EMAIL', perDay(1000, 'email verification')],
]);

const SIGN_UPS: Limit = {
  count: 100,
  window: HOUR,
  message:
    'TOO_MANY_ATTEMPTS_TRY_LATER : We have blocked all requests from this device due to unusual activity. Try again later.',
};

/** Wrong passwords and codes of second factors. The provider does not document its limit. */
const GUESSES: Limit = {
  count: 10,
  window: HOUR / 12,
  message:
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
};

const IS_WRONG = /^(INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS|INVALID_CODE)\b/;

/** @param now milliseconds since 1970 */
function createRateLimits(now: () => number) {
  const times = new Map<string, number[]>();
  const recent = (key: string, { window }: Limit) =>
    (times.get(key) ?? []).filter((time) => time > now() - window && time <= now());

  return {
    /**
     * Counts an attempt before it is executed, so that concurrent attempts count, too.
     * @returns whether it is within the limit
     */
    take(key: string, limit: Limit): boolean {
      const taken = recent(key, limit);
      if (taken.length >= limit.count) return false;
      times.set(key, [...taken, now()]);
      return true;
    },
    giveBack: (key: string) => times.set(key, times.get(key)?.slice(0, -1) ?? []),
    forget: (key: string) => times.delete(key),
  };
}

const limitsOf = perProject(({ clock }) => createRateLimits(clock.now));

/** Enforces the limits of the provider's free plan. */
export const rateLimits: Feature = {
  name: 'rateLimits',
  check: refuseTooMany,
  edit: countWrongGuesses,
};

function refuseTooMany(operation: Operation): void {
  const found = limitFor(operation);
  if (found === undefined || operation.isOwner) return;
  const { key, limit } = found;
  if (!limitsOf(operation.project).take(key, limit)) throw new Refusal(limit.message);
  counted.add(operation);
}

const counted = new WeakSet<Operation>();

function limitFor(operation: Operation): { key: string; limit: Limit } | undefined {
  const { name, fields, address } = operation;
  const guess = guessKey(operation);
  if (guess !== undefined) return { key: guess, limit: GUESSES };
  if (name === 'signUp' && !fields.idToken) return { key: `sign-up ${address}`, limit: SIGN_UPS };
  const type = String(fields.requestType);
  const limit = name === 'sendOobCode' ? EMAILS.get(type) : undefined;
  return limit && { key: type, limit };
}

const passwordKey = (email: unknown) => `password ${String(email).toLowerCase()}`;

function guessKey({ name, fields, project }: Operation): string | undefined {
  if (name === 'signInWithPassword') return passwordKey(fields.email);
  if (name !== 'mfaSignIn:finalize') return undefined;
  return `second factor ${startedSignIn(project, fields.mfaPendingCredential).localId}`;
}

/** Counts only wrong guesses. A right one, and a new password, reset the count. */
function countWrongGuesses({ status, body }: Answer, operation: Operation): undefined {
  const limits = limitsOf(operation.project);
  const key = guessKey(operation);
  const { message }: { message?: unknown } = { ...Object(body.error) };
  if (status >= 400) {
    const isWrong = IS_WRONG.test(String(message));
    if (key !== undefined && !isWrong && counted.has(operation)) limits.giveBack(key);
  } else if (key !== undefined) limits.forget(key);
  else if (operation.name === 'resetPassword' && operation.fields.newPassword) {
    limits.forget(passwordKey(body.email));
  }
}
