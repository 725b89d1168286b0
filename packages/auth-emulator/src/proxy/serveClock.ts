import * as v from 'valibot';
import { clockPath } from '../client.ts';
import { readBody, refuseLargeBody } from './body.ts';
import { answerJson, type Exchange, refuse, requireOwner } from './exchange.ts';

const MAX_OFFSET = 100 * 365 * 86_400; // seconds; a time far from now is none for some of what reads it

const offsetSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    offset: v.pipe(v.number(), v.integer(), v.minValue(-MAX_OFFSET), v.maxValue(MAX_OFFSET)),
  }),
);

/**
 * Tells or changes by how much the emulator's time differs from the real one.
 * @returns whether that was requested
 */
export function serveClock(exchange: Exchange): boolean {
  const { request, response, url } = exchange;
  const isRead = request.method === 'GET';
  if (url.pathname !== `/${clockPath}` || !(isRead || request.method === 'PUT')) return false;
  if (!requireOwner(exchange)) return true;
  if (isRead) answerOffset(exchange);
  else moveClock(exchange).catch(() => response.destroy()); // its body broke off
  return true;
}

async function moveClock(exchange: Exchange): Promise<void> {
  const sent = await readBody(exchange.request);
  if (sent === undefined) return refuseLargeBody(exchange);
  const body = v.safeParse(offsetSchema, sent.toString());
  if (!body.success) {
    refuse(
      exchange,
      400,
      'INVALID_ARGUMENT : Send {"offset": 3600}, whole seconds of at most 100 years.',
    );
    return;
  }
  await exchange.settings.clock.setOffset(body.output.offset);
  answerOffset(exchange);
}

function answerOffset(exchange: Exchange): void {
  answerJson(exchange, 200, { offset: exchange.settings.clock.offset() });
}
