import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorBody } from './exchange.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Refuses a request that a page from elsewhere sent. `Origin` tells whose page it was. `Host` tells under
 * which name this machine was called: a page may give its own domain this machine's address (DNS rebinding),
 * and then needs no `Origin`.
 * @param allowOrigins that are let in besides those of this machine
 * @returns why it was refused, if it was
 */
export function refuseForeignRequest(
  { headers }: IncomingMessage,
  response: ServerResponse,
  allowOrigins: string[],
): string | undefined {
  const foreign = foreignHost(headers.host, allowOrigins) ?? foreignOrigin(headers, allowOrigins);
  if (foreign === undefined) return undefined;
  const reason = `The emulator refused a request with ${foreign}: it is for pages of this machine. Start it with --allow-origin to let another one in.`;
  response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(errorBody(403, `PERMISSION_DENIED : ${reason}`), null, 2));
  return reason;
}

function foreignHost(host = '', allowOrigins: string[]): string | undefined {
  const allowed = LOCAL_HOST.test(host) || allowOrigins.some((one) => one.endsWith(`://${host}`));
  return allowed ? undefined : `the Host "${host}"`;
}

function foreignOrigin(
  { origin }: IncomingMessage['headers'],
  allowOrigins: string[],
): string | undefined {
  const allowed =
    origin === undefined || LOCAL_ORIGIN.test(origin) || allowOrigins.includes(origin);
  return allowed ? undefined : `the Origin "${origin}"`;
}
