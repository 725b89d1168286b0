import * as v from 'valibot';
import { type RateLimits, rateLimitsPath } from '../client.ts';
import { deleteAccount } from '../pipeline/emulatorApi.ts';
import type { Answer, Exchange, Feature, Operation } from '../pipeline/feature.ts';
import { ownerRoute, readJson } from '../pipeline/ownerRoute.ts';
import { perProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { claimsOf } from '../pipeline/tokens.ts';
import { startedSignIn } from '../totp/index.ts';
import { createRateLimits, type Limit } from './createRateLimits.ts';

const HOUR = 3_600_000;

const perDay = (count: number, what: string): Limit => ({
  count,
  window: 24 * HOUR,
  message: `QUOTA_EXCEEDED : Exceeded daily quota for ${what}.`,
});

/** Limits of a project, by the type of the e-mail. */
const EMAILS = new Map<string, [name: string, Limit]>([
  ['EMAIL_SIGNIN', ['Sign-in links a day', perDay(5, 'email sign-in')]],
  ['PASSWORD_RESET', ['Password resets a day', perDay(150, 'password reset')]],
  ['VERIFY_AND_CHANGE_EMAIL', ['Changes of an address a day', perDay(1000, 'email change')]],
  ['VERIFY_EMAIL', ['Verifications of an address a day', perDay(1000, 'email verification')]],
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

/** Sign-ins that can create an account: only their answer reveals it. */
const SIGN_INS = [
  'signInWithCustomToken',
  'signInWithEmailLink',
  'signInWithIdp',
  'signInWithPhoneNumber',
];

const isSignIn = ({ name }: Operation) => SIGN_INS.includes(name);

const mayCreate = (operation: Operation) =>
  (isSignIn(operation) || operation.name === 'signUp') && operation.fields.idToken === undefined; // linking creates none

const IS_WRONG = /^(INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS|INVALID_CODE)\b/;

/** Enforces the limits of the provider's free plan, if they are switched on. */
export function createRateLimiting(enabledAtStart: boolean): Feature {
  const limitsOf = perProject(({ clock }) => createRateLimits(clock.now, enabledAtStart));
  const counted = new WeakSet<Operation>();

  function read(exchange: Exchange): RateLimits {
    const limits = limitsOf(exchange.get('project'));
    return { enabled: limits.enabled, limits: limits.list([...EMAILS.values()]) };
  }

  async function change(exchange: Exchange): Promise<RateLimits> {
    const schema = v.object({ enabled: v.boolean() });
    const { enabled } = await readJson(exchange, schema, '{"enabled": true}');
    limitsOf(exchange.get('project')).enabled = enabled;
    return read(exchange);
  }

  function refuseTooMany(operation: Operation): void {
    const limits = limitsOf(operation.project);
    const found = limits.enabled && !operation.isOwner && limitFor(operation);
    if (!found) return;
    const [name, limit] = found;
    if (!limits.take(name, limit)) {
      if (isSignIn(operation)) return; // its answer tells whether it creates an account
      throw new Refusal(limit.message);
    }
    counted.add(operation);
  }

  /** Counts only wrong guesses and new accounts. A right guess, and a new password, reset the count. */
  async function countResult({ status, body }: Answer, operation: Operation): Promise<undefined> {
    const { project, tenantId, isOwner } = operation;
    const limits = limitsOf(project);
    const isCounted = counted.has(operation);
    if (body.isNewUser && mayCreate(operation) && !isCounted && limits.enabled && !isOwner) {
      const localId = body.localId ?? claimsOf(body.idToken).user_id;
      await deleteAccount(project, { localId, tenantId });
      throw new Refusal(SIGN_UPS.message);
    }
    const isNew = operation.name === 'signUp' ? status < 400 : body.isNewUser;
    if (isCounted && mayCreate(operation) && !isNew) limits.giveBack(signUpsName(operation));
    const guessed = guessName(operation);
    const { message }: { message?: unknown } = { ...Object(body.error) };
    if (status >= 400) {
      const isWrong = IS_WRONG.test(String(message));
      if (guessed !== undefined && !isWrong && isCounted) limits.giveBack(guessed);
    } else if (guessed !== undefined) limits.forget(guessed);
    else if (operation.name === 'resetPassword' && operation.fields.newPassword) {
      limits.forget(passwordName(body.email, operation));
    }
  }

  return {
    name: 'rateLimits',
    routes: (app) => ownerRoute(app, rateLimitsPath, { GET: read, PUT: change }, 'settings'),
    check: refuseTooMany,
    edit: countResult,
  };
}

/** Returns the name of a limit, which counts for itself, and the limit. */
function limitFor(operation: Operation): [name: string, Limit] | undefined {
  const { name, fields } = operation;
  const guessed = guessName(operation);
  if (guessed !== undefined) return [guessed, GUESSES];
  if (mayCreate(operation)) return [signUpsName(operation), SIGN_UPS];
  return name === 'sendOobCode' ? EMAILS.get(String(fields.requestType)) : undefined;
}

const signUpsName = ({ address }: Operation) => `New accounts an hour from ${address}`;

function passwordName(email: unknown, { tenantId }: Operation): string {
  const ofTenant = tenantId === undefined ? '' : ` (tenant ${tenantId})`;
  return `Wrong passwords in 5 minutes of ${String(email).toLowerCase()}${ofTenant}`;
}

function guessName(operation: Operation): string | undefined {
  const { name, fields, project } = operation;
  if (name === 'signInWithPassword') return passwordName(fields.email, operation);
  if (name !== 'mfaSignIn:finalize') return undefined;
  const { localId } = startedSignIn(project, fields.mfaPendingCredential);
  return `Wrong codes in 5 minutes of ${localId}`;
}
