import * as v from 'valibot';
import { type Fault, faultsPath } from '../client.ts';
import { readBody, refuseLargeBody } from './body.ts';
import { findAccount } from './emulatorApi.ts';
import { answerJson, type Exchange, refuse, requireOwner } from './exchange.ts';

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const faultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
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
  }),
);

/** What the owner may do with failures to come, by method. */
const ACTIONS: Record<string, (exchange: Exchange) => Promise<void>> = {
  GET: async (exchange) => answerFaults(exchange),
  POST: addFault,
  DELETE: async (exchange) => {
    exchange.settings.faults.clear();
    answerFaults(exchange);
  },
};

/**
 * Tells, adds and forgets failures that are to come.
 * @returns whether that was requested
 */
export function serveFaults(exchange: Exchange): boolean {
  const { request, response, url } = exchange;
  const action = ACTIONS[request.method ?? ''];
  if (url.pathname !== `/${faultsPath}` || action === undefined) return false;
  if (requireOwner(exchange)) action(exchange).catch(() => response.destroy()); // its body broke off
  return true;
}

async function addFault(exchange: Exchange): Promise<void> {
  const { settings } = exchange;
  const sent = await readBody(exchange.request);
  if (sent === undefined) return refuseLargeBody(exchange);
  const body = v.safeParse(faultSchema, sent.toString());
  if (!body.success) {
    return refuse(
      exchange,
      400,
      'INVALID_ARGUMENT : Send {"operation": "signInWithPassword", "error": "TOO_MANY_ATTEMPTS_TRY_LATER"}.',
    );
  }
  const { account, ...fault } = body.output;
  settings.faults.add({ ...fault, ...(account && { account: await complete(exchange, account) }) });
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
