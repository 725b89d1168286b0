import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { type Fault, type FaultAccount, type FaultError, faultsPath } from '../client.ts';
import { findAccount } from '../pipeline/emulatorApi.ts';
import { type Exchange, type Feature, note, type Operation } from '../pipeline/feature.ts';
import { ownerRoute, readJson } from '../pipeline/ownerRoute.ts';
import { type Project, perProject } from '../pipeline/project.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { CutAnswer, Refusal } from '../pipeline/refusal.ts';
import { claimsOf, decodeToken } from '../pipeline/tokens.ts';
import { startedSignIn } from '../totp/index.ts';
import { createFaults } from './createFaults.ts';

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const faultSchema = v.object({
  operation: v.pipe(v.string(), v.regex(/^(\*|[\w:]+)$/)),
  error: v.union([
    wholeNumber(400, 599),
    v.picklist(['close', 'delay', 'hang']),
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]*( : .*)?$/)),
  ]),
  times: v.optional(wholeNumber(1, 1_000_000), 1),
  every: v.exactOptional(wholeNumber(2, 1_000_000)),
  delay: v.optional(wholeNumber(0, 3_600_000), 0),
  admin: v.optional(v.boolean(), false),
  account: v.optional(
    v.union([
      v.object({ localId: v.string(), email: v.optional(v.string()) }),
      v.object({ localId: v.optional(v.string()), email: v.string() }),
    ]),
  ),
});

const faultsOf = perProject(createFaults);

/** Lets tests fail requests. */
export const faults: Feature = {
  name: 'faults',
  routes: (app) =>
    ownerRoute(app, faultsPath, { GET: listFaults, POST: addFault, DELETE: clearFaults }, 'faults'),
  check: failIfRequested,
};

const EFFECTS = new Map<FaultError, string>([
  ['close', 'closed the connection as simulated'],
  ['delay', 'delayed the answer as simulated'],
  ['hang', 'left the request without an answer as simulated'],
]);

async function failIfRequested(operation: Operation): Promise<void> {
  const { name, isOwner, project, signal } = operation;
  if (name.startsWith('emulator/')) return;
  const fault = faultsOf(project).take(name, isOwner, senderOf(operation));
  if (fault === undefined) return;
  const { error, delay } = fault;
  project.feed.changed('faults');
  note(operation, 'faults', EFFECTS.get(error) ?? 'failed as simulated');
  if (delay > 0) await sleep(delay, undefined, { ref: false });
  if (error === 'delay') return;
  if (error === 'hang') await once(signal, 'abort');
  if (error === 'hang') throw new Error('The client has disconnected.');
  if (error === 'close') throw new CutAnswer('The connection is closed.');
  if (typeof error === 'string') throw new Refusal(error);
  throw new Refusal('The service is currently unavailable.', error);
}

/** Returns the account of a request, as far as its fields name it. */
export function senderOf({ fields, project }: Operation): FaultAccount {
  const claims = claimsOf(fields.idToken);
  const started = startedSignIn(project, fields.mfaPendingCredential);
  const refresh = decodeToken(fields.refreshToken);
  const localId = claims.user_id ?? started.localId ?? refresh.localId ?? fields.localId;
  const email = textOf(claims.email ?? fields.email ?? fields.identifier)?.toLowerCase();
  return { localId: textOf(localId), email };
}

const listFaults = (exchange: Exchange) => ({ faults: faultsOf(exchange.get('project')).list() });

async function addFault(exchange: Exchange) {
  const example = '{"operation": "signInWithPassword", "error": "TOO_MANY_ATTEMPTS_TRY_LATER"}';
  const { account, ...fault } = await readJson(exchange, faultSchema, example);
  const project = exchange.get('project');
  const whose = account && { account: await completeAccount(project, account) };
  faultsOf(project).add({ ...fault, ...whose });
  return listFaults(exchange);
}

function clearFaults(exchange: Exchange) {
  faultsOf(exchange.get('project')).clear();
  return listFaults(exchange);
}

/** Finds an account's ID and e-mail: a request may name either. */
async function completeAccount(project: Project, account: NonNullable<Fault['account']>) {
  const { localId, email } = account;
  const named = localId === undefined ? { email: [email] } : { localId: [localId] };
  const found = await findAccount(project, { localId }, named);
  return {
    localId: found?.localId ?? localId,
    email: found?.email ?? email?.toLowerCase(),
  };
}
