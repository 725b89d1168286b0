import * as v from 'valibot';
import { readBody, refuseLargeBody } from './body.ts';
import { type Exchange, refuse, requireOwner } from './exchange.ts';

type Action = (exchange: Exchange) => Promise<void> | void;

/**
 * Serves an address of the proxy's own to the emulator's owner alone.
 * @param actions what is done, by the request's method
 * @returns whether one of them was requested
 */
export function serveOwner(
  exchange: Exchange,
  path: string,
  actions: Readonly<Record<string, Action>>,
): boolean {
  const { request, response, url } = exchange;
  const action = actions[request.method ?? ''];
  if (url.pathname !== `/${path}` || action === undefined) return false;
  const run = async () => action(exchange);
  if (requireOwner(exchange)) run().catch(() => response.destroy()); // its body broke off, or the emulator is down
  return true;
}

/**
 * Reads the JSON that was sent.
 * @param example what to send, for the message to who sent something else
 * @returns nothing when it is refused: the exchange is answered then
 */
export async function readJsonBody<Schema extends v.GenericSchema>(
  exchange: Exchange,
  schema: Schema,
  example: string,
): Promise<v.InferOutput<Schema> | undefined> {
  const sent = await readBody(exchange.request);
  if (sent === undefined) {
    refuseLargeBody(exchange);
    return undefined;
  }
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), sent.toString());
  if (body.success) return body.output;
  refuse(exchange, 400, `INVALID_ARGUMENT : Send ${example}.`);
  return undefined;
}
