import * as v from 'valibot';
import type { App, Exchange } from './feature.ts';
import { parseObject } from './parseObject.ts';
import { readBody } from './readBody.ts';
import { isByOwner } from './readOperation.ts';
import { Refusal } from './refusal.ts';

type Action = (exchange: Exchange) => object | Promise<object>;

/**
 * Serves a path of the proxy to the owner only.
 * @param actions by the request's method
 */
export function ownerRoute(app: App, path: string, actions: Record<string, Action>): void {
  for (const [method, act] of Object.entries(actions)) {
    app.on(method, `/${path}`, async (exchange) => {
      if (!isByOwner(exchange.env.incoming)) {
        throw new Refusal('PERMISSION_DENIED : Only for "Authorization: Bearer owner".', 403);
      }
      return exchange.json(await act(exchange), 200);
    });
  }
}

/** @param example a valid body, for the error message */
export async function readJson<Schema extends v.GenericSchema>(
  { env }: Exchange,
  schema: Schema,
  example: string,
): Promise<v.InferOutput<Schema>> {
  const text = await readBody(env.incoming);
  try {
    return v.parse(schema, parseObject(text));
  } catch {
    throw new Refusal(`INVALID_ARGUMENT : Send ${example}.`);
  }
}
