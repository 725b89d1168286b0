import * as v from 'valibot';
import { recentLoginPath } from '../client.ts';
import { readBody, refuseLargeBody } from './body.ts';
import { answerJson, type Exchange, refuse, requireOwner } from './exchange.ts';

const limitSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ seconds: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
);

/**
 * Tells or changes for how long a login is recent.
 * @returns whether that was requested
 */
export function serveRecentLogin(exchange: Exchange): boolean {
  const { request, response, url } = exchange;
  const isRead = request.method === 'GET';
  if (url.pathname !== `/${recentLoginPath}` || !(isRead || request.method === 'PUT')) return false;
  if (!requireOwner(exchange)) return true;
  if (isRead) answerLimit(exchange);
  else changeLimit(exchange).catch(() => response.destroy()); // its body broke off
  return true;
}

async function changeLimit(exchange: Exchange): Promise<void> {
  const sent = await readBody(exchange.request);
  if (sent === undefined) return refuseLargeBody(exchange);
  const body = v.safeParse(limitSchema, sent.toString());
  if (!body.success) {
    refuse(exchange, 400, 'INVALID_ARGUMENT : Send {"seconds": 300}, a whole number from 0 on.');
    return;
  }
  await exchange.settings.recentLogin.setLimit(body.output.seconds);
  answerLimit(exchange);
}

function answerLimit(exchange: Exchange): void {
  answerJson(exchange, 200, { seconds: exchange.settings.recentLogin.limit() });
}
