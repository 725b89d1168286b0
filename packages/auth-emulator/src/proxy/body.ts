import type { IncomingMessage } from 'node:http';
import { type Exchange, refuse } from './exchange.ts';

/** Bytes of a body; an import of some ten thousand accounts fits. */
const MAX_BODY = 10 * 2 ** 20;

/** Whether a body says that it is larger than any request needs. */
export const isTooLarge = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > MAX_BODY;

/** Bodies that were read. */
const bodies = new WeakMap<IncomingMessage, Promise<Buffer | undefined>>();

/** Whether a request's body was read, so that nothing of it is left to stream. */
export const isRead = (request: IncomingMessage) => bodies.has(request);

/**
 * Reads a body, once.
 * @returns `undefined` when it is too large
 */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const body = bodies.get(request) ?? read(request);
  bodies.set(request, body);
  return body;
}

async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Refuses a body that is too large, and reads no more of it. */
export function refuseLargeBody(exchange: Exchange): void {
  exchange.response.setHeader('connection', 'close');
  refuse(exchange, 413, 'INVALID_ARGUMENT : The body is larger than 10 MB.');
}
