import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Answer, App, Env, Exchange, Feature, Operation } from './feature.ts';
import { forward } from './forward.ts';
import { type Reader, readOperation } from './readOperation.ts';
import { Refusal } from './refusal.ts';

const IN_PATH = /\/projects\/([^/:]+)/;

/** Creates the app: a feature serves a request, or the emulator executes its operation. */
export function createPipeline(features: Feature[], reader: Reader): App {
  const app = new Hono<Env>({ strict: false });
  app.use(cors({ origin: (origin) => origin }));
  app.use(async (exchange, next) => {
    const [, inPath] = IN_PATH.exec(exchange.req.path) ?? [];
    const { key, apiKey } = exchange.req.query();
    exchange.set(
      'project',
      reader.projects.of(exchange.env.incoming.headers, inPath, key ?? apiKey),
    );
    await next();
  });
  for (const feature of features) feature.routes?.(app);
  app.all('*', async (exchange) => {
    const operation = await readOperation(exchange, reader);
    return respond(exchange, await execute(operation, features));
  });
  app.onError((error, exchange) => {
    if (error instanceof Refusal) return respond(exchange, error);
    exchange.env.outgoing.destroy(); // the emulator is down, or the client has disconnected
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

async function execute(operation: Operation, features: Feature[]): Promise<Answer> {
  let answer = await answerOf(operation, features);
  for (const { edit } of features) answer = (await edit?.(answer, operation)) ?? answer;
  return answer;
}

async function answerOf(operation: Operation, features: Feature[]): Promise<Answer> {
  try {
    for (const { check } of features) await check?.(operation);
    for (const { rewrite } of features) await rewrite?.(operation);
    for (const { answer } of features) {
      const own = await answer?.(operation);
      if (own !== undefined) return own;
    }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { ...error.body } };
    throw error;
  }
  return forward(operation);
}

function respond(exchange: Exchange, answer: Omit<Answer, 'body'> & { body: object }): Response {
  const { status, body, location } = answer;
  exchange.header('cache-control', 'no-store');
  exchange.header('content-type', 'application/json; charset=utf-8');
  if (status === 413) exchange.header('connection', 'close'); // the rest of the body is not read
  if (location !== undefined) exchange.header('location', location);
  // Hono's type lists the statuses with a body; all of the emulator's have one.
  return exchange.body(JSON.stringify(body, null, 2), status as ContentfulStatusCode);
}
