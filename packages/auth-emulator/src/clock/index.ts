import * as v from 'valibot';
import { clockPath } from '../client.ts';
import type { Exchange, Feature } from '../pipeline/feature.ts';
import { ownerRoute, readJson } from '../pipeline/ownerRoute.ts';

const MAX_OFFSET = 100 * 365 * 86_400; // seconds; `Date` rejects a time that is too far away

const offsetSchema = v.object({
  offset: v.pipe(v.number(), v.integer(), v.minValue(-MAX_OFFSET), v.maxValue(MAX_OFFSET)),
});

/** Lets tests move a project's time. */
export const clock: Feature = {
  name: 'clock',
  routes: (app) => ownerRoute(app, clockPath, { GET: readOffset, PUT: moveClock }, 'clock'),
};

const readOffset = (exchange: Exchange) => ({ offset: exchange.get('project').clock.offset() });

async function moveClock(exchange: Exchange) {
  const example = '{"offset": 3600}, whole seconds of at most 100 years';
  const { offset } = await readJson(exchange, offsetSchema, example);
  exchange.get('project').clock.setOffset(offset);
  return readOffset(exchange);
}
