import * as v from 'valibot';
import { clockPath } from '../client.ts';
import { answerJson, type Exchange } from './exchange.ts';
import { readJsonBody, serveOwner } from './serveOwner.ts';

const MAX_OFFSET = 100 * 365 * 86_400; // seconds; a time far from now is none for some of what reads it

const offsetSchema = v.object({
  offset: v.pipe(v.number(), v.integer(), v.minValue(-MAX_OFFSET), v.maxValue(MAX_OFFSET)),
});

/**
 * Returns or changes by how much the emulator's time differs from the real one.
 * @returns whether that was requested
 */
export const serveClock = (exchange: Exchange): boolean =>
  serveOwner(exchange, clockPath, { GET: answerOffset, PUT: moveClock });

async function moveClock(exchange: Exchange): Promise<void> {
  const example = '{"offset": 3600}, whole seconds of at most 100 years';
  const body = await readJsonBody(exchange, offsetSchema, example);
  if (body === undefined) return;
  await exchange.settings.clock.setOffset(body.offset);
  answerOffset(exchange);
}

function answerOffset(exchange: Exchange): void {
  answerJson(exchange, 200, { offset: exchange.settings.clock.offset() });
}
