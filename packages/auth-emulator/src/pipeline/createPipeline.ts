import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  type Answer,
  type App,
  type Env,
  type Exchange,
  type Feature,
  note,
  type Operation,
} from './feature.ts';
import { forward } from './forward.ts';
import { type Reader, readOperation } from './readOperation.ts';
import { CutAnswer, Refusal } from './refusal.ts';

const IN_PATH = /\/projects\/([^/:]+)/;

/** Creates the app: a feature serves a request, or the emulator executes its operation. */
export function createPipeline(features: Feature[], reader: Reader): App {
  const app = new Hono<Env>({ strict: false });
  app.use(cors({ origin: (origin) => origin }));
  app.use(async (exchange, next) => {
    const [, inPath] = IN_PATH.exec(exchange.req.path) ?? [];
    const { key, apiKey, project } = exchange.req.query();
    const named = exchange.req.path.startsWith('/toystore/') ? project : inPath; // an EventSource sends no header
    exchange.set(
      'project',
      reader.projects.of(exchange.env.incoming.headers, named, key ?? apiKey),
    );
    await next();
  });
  for (const feature of features) feature.routes?.(app);
  app.all('*', async (exchange) => {
    const operation = await readOperation(exchange, reader);
    return respond(exchange, await execute(operation, features));
  });
  app.onError(async (error, exchange) => {
    if (error instanceof Refusal) return respond(exchange, error);
    const { outgoing } = exchange.env;
    if (error instanceof CutAnswer) await beginAnswer(exchange);
    outgoing.destroy(); // or the emulator is down, or the client has disconnected
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

async function execute(operation: Operation, features: Feature[]): Promise<Answer> {
  const watchers = features.flatMap(({ watch }) => watch?.(operation) ?? []);
  let answer: Answer | undefined;
  try {
    answer = await editedAnswer(operation, features);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) answer = answerOf(error);
    throw error;
  } finally {
    for (const watcher of watchers) watcher(answer);
  }
}

async function editedAnswer(operation: Operation, features: Feature[]): Promise<Answer> {
  let answer = (await ownAnswer(operation, features)) ?? (await forward(operation));
  for (const { edit } of features) answer = (await edit?.(answer, operation)) ?? answer;
  return answer;
}

/** Returns the proxy's own answer, or `undefined` if the emulator executes the operation. */
async function ownAnswer(operation: Operation, features: Feature[]): Promise<Answer | undefined> {
  let running = '';
  try {
    for (const { name, check } of features) {
      running = name;
      await check?.(operation);
    }
    for (const { name, rewrite } of features) {
      running = name;
      await rewrite?.(operation);
    }
    for (const { name, answer } of features) {
      running = name;
      const own = await answer?.(operation);
      if (own === undefined) continue;
      noteIfNone(operation, name, 'answered instead of the emulator');
      return own;
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    noteIfNone(operation, running, 'refused the request');
    return answerOf(error);
  }
}

/** Sends the first byte of an answer of JSON. */
async function beginAnswer({ env: { outgoing }, res }: Exchange): Promise<void> {
  const ofAnswer = { 'content-type': 'application/json', 'content-length': '1000' };
  outgoing.writeHead(200, { ...Object.fromEntries(res.headers), ...ofAnswer });
  await new Promise((resolve) => outgoing.write('{', resolve));
}

function noteIfNone(operation: Operation, feature: string, text: string): void {
  if (operation.effects.at(-1)?.feature !== feature) note(operation, feature, text);
}

const answerOf = ({ status, body }: Refusal): Answer => ({ status, body: { ...body } });

function respond(exchange: Exchange, answer: Omit<Answer, 'body'> & { body: object }): Response {
  const { status, body, location } = answer;
  exchange.header('cache-control', 'no-store');
  exchange.header('content-type', 'application/json; charset=utf-8');
  if (status === 413) exchange.header('connection', 'close'); // the rest of the body is not read
  if (location !== undefined) exchange.header('location', location);
  // Hono's type lists the statuses with a body; all of the emulator's have one.
  return exchange.body(JSON.stringify(body, null, 2), status as ContentfulStatusCode);
}
