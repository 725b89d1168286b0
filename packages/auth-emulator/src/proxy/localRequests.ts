import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainText } from '../plainText.ts';
import { errorBody } from './exchange.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Why a request is to be refused, if it is: a page from elsewhere sent it. `Origin` tells whose page it was.
 * `Host` tells under which name this machine was called: a page may give its own domain this machine's
 * address (DNS rebinding), and then needs no `Origin`.
 * @param allowOrigins that are let in besides those of this machine
 */
export function rejectionReason(
  { headers: { host = '', origin } }: IncomingMessage,
  allowOrigins: string[],
): string | undefined {
  const isHostAllowed =
    LOCAL_HOST.test(host) || allowOrigins.some((allowed) => allowed.endsWith(`://${host}`));
  const isOriginAllowed =
    origin === undefined || LOCAL_ORIGIN.test(origin) || allowOrigins.includes(origin);
  if (isHostAllowed && isOriginAllowed) return undefined;
  const foreign = isHostAllowed ? `Origin "${plainText(origin)}"` : `Host "${plainText(host)}"`;
  return `The emulator refused a request with the ${foreign}: it is for pages of this machine. Start it with --allow-origin to let another one in.`;
}

/** Answers a request that is to be refused. The page that sent it cannot read this; its developer can. */
export function rejectRequest(response: ServerResponse, reason: string): void {
  response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(errorBody(403, `PERMISSION_DENIED : ${reason}`), null, 2));
}
