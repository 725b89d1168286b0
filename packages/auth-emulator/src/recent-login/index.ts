import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { recentLoginPath } from '../client.ts';
import type { Fields } from '../pipeline/canonicalFields.ts';
import { type Exchange, type Feature, note, type Operation } from '../pipeline/feature.ts';
import { ownerRoute, readJson } from '../pipeline/ownerRoute.ts';
import { perProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { claimsOf } from '../pipeline/tokens.ts';
import { createRecentLogin } from './createRecentLogin.ts';
import { isSensitive } from './sensitiveFields.ts';

const recentLoginOf = perProject(
  ({ clock }) => createRecentLogin({ now: clock.now, sleep }),
  (earlier, { clock }) => createRecentLogin({ now: clock.now, sleep }, earlier.state()),
);
const limitSchema = v.object({ seconds: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** Requires a recent login for operations that change how a user signs in. */
export const recentLogin: Feature = {
  name: 'recentLogin',
  routes: (app) =>
    ownerRoute(app, recentLoginPath, { GET: readLimit, PUT: changeLimit }, 'settings'),
  check: refuseOldLogin,
};

function refuseOldLogin(operation: Operation): void {
  const { name, fields, isOwner, project } = operation;
  if (isOwner || !isSensitive(name, fields)) return;
  const authTime = authTimeOf(fields);
  if (authTime === undefined || recentLoginOf(project).isRecent(authTime)) return;
  note(operation, 'recentLogin', 'refused an old login');
  throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/** Returns when the user of an ID token logged in. The emulator validates the token. */
function authTimeOf({ idToken }: Fields): number | undefined {
  if (idToken === undefined) return undefined;
  const { auth_time: authTime, provider_id: provider } = claimsOf(idToken);
  // As at the provider: an anonymous user cannot log in again.
  return typeof authTime === 'number' && provider !== 'anonymous' ? authTime : undefined;
}

const readLimit = (exchange: Exchange) => ({
  seconds: recentLoginOf(exchange.get('project')).limit(),
});

async function changeLimit(exchange: Exchange) {
  const example = '{"seconds": 300}, a whole number from 0 on';
  const { seconds } = await readJson(exchange, limitSchema, example);
  await recentLoginOf(exchange.get('project')).setLimit(seconds);
  return readLimit(exchange);
}
