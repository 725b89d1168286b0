import * as v from 'valibot';
import { recentLoginPath } from '../client.ts';
import { answerJson, type Exchange } from './exchange.ts';
import { readJsonBody, serveOwner } from './serveOwner.ts';

const limitSchema = v.object({ seconds: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/**
 * Returns or changes for how long a login is recent.
 * @returns whether that was requested
 */
export const serveRecentLogin = (exchange: Exchange): boolean =>
  serveOwner(exchange, recentLoginPath, { GET: answerLimit, PUT: changeLimit });

async function changeLimit(exchange: Exchange): Promise<void> {
  const example = '{"seconds": 300}, a whole number from 0 on';
  const body = await readJsonBody(exchange, limitSchema, example);
  if (body === undefined) return;
  await exchange.settings.recentLogin.setLimit(body.seconds);
  answerLimit(exchange);
}

function answerLimit(exchange: Exchange): void {
  answerJson(exchange, 200, { seconds: exchange.settings.recentLogin.limit() });
}
