import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Changed } from '../inspection.ts';
import type { App, Exchange } from './feature.ts';
import { parseObject } from './parseObject.ts';
import { readBody } from './readBody.ts';
import { isByOwner } from './readOperation.ts';
import { Refusal } from './refusal.ts';

type Action = (exchange: Exchange) => object | Promise<object>;

/**
 * Serves a path of the proxy to the owner only: to programs with the owner's token, and to pages of the proxy itself.
 * @param actions by the request's method
 * @param changed what an action other than `GET` changes
 */
export function ownerRoute(
  app: App,
  path: string,
  actions: Record<string, Action>,
  ...changed: Changed[]
): void {
  for (const [method, act] of Object.entries(actions)) {
    app.on(method, `/${path}`, async (exchange) => {
      const { incoming } = exchange.env;
      if (!isByOwner(incoming) && !isByOwnPage(incoming)) {
        throw new Refusal('PERMISSION_DENIED : Only for "Authorization: Bearer owner".', 403);
      }
      const answer = await act(exchange);
      if (method !== 'GET') exchange.get('project').feed.changed(...changed);
      if (answer instanceof Response) return answer;
      exchange.header('x-content-type-options', 'nosniff');
      return exchange.json(answer, 200);
    });
  }
}

/** Whether a page of the proxy sent it. Browsers write this header themselves: an EventSource can send no other. */
const isByOwnPage = ({ headers }: IncomingMessage) => headers['sec-fetch-site'] === 'same-origin';

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
