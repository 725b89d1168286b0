import * as v from 'valibot';
import { type Fault, faultsPath } from '../client.ts';
import { findAccount } from './emulatorApi.ts';
import { answerJson, type Exchange } from './exchange.ts';
import { readJsonBody, serveOwner } from './serveOwner.ts';

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
  delay: v.optional(wholeNumber(0, 3_600_000), 0),
  admin: v.optional(v.boolean(), false),
  account: v.optional(
    v.union([
      v.object({ localId: v.string(), email: v.optional(v.string()) }),
      v.object({ localId: v.optional(v.string()), email: v.string() }),
    ]),
  ),
});

/**
 * Lists, adds and clears failures that are to come.
 * @returns whether that was requested
 */
export const serveFaults = (exchange: Exchange): boolean =>
  serveOwner(exchange, faultsPath, { GET: answerFaults, POST: addFault, DELETE: clearFaults });

async function addFault(exchange: Exchange): Promise<void> {
  const { settings } = exchange;
  const example = '{"operation": "signInWithPassword", "error": "TOO_MANY_ATTEMPTS_TRY_LATER"}';
  const body = await readJsonBody(exchange, faultSchema, example);
  if (body === undefined) return;
  const { account, ...fault } = body;
  settings.faults.add({ ...fault, ...(account && { account: await complete(exchange, account) }) });
  answerFaults(exchange);
}

function clearFaults(exchange: Exchange): void {
  exchange.settings.faults.clear();
  answerFaults(exchange);
}

/** An account's ID and e-mail: a request may name either. */
async function complete({ settings }: Exchange, account: NonNullable<Fault['account']>) {
  const { localId, email } = account;
  const named = localId === undefined ? { email: [email] } : { localId: [localId] };
  const found = await findAccount(settings, { localId }, named);
  return {
    ...account,
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(found && {
      localId: found.localId,
      ...(found.email !== undefined && { email: found.email }),
    }),
  };
}

function answerFaults(exchange: Exchange): void {
  answerJson(exchange, 200, { faults: exchange.settings.faults.list() });
}
