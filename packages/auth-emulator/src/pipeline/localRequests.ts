import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { plainText } from '../plainText.ts';
import { errorBody } from './refusal.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** The hidden frame by which the SDK hears who was picked: part of the app's page. */
const FRAME = /^\/emulator\/auth\/iframe(\?|$)/;
/** What the app's page may have as a part. */
const EMBEDDABLE = /^\/(emulator\/auth\/iframe|gapi\.js)(\?|$)/;
const LOCAL_ANCESTORS = ['http', 'https'].flatMap((scheme) =>
  ['localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
);

/**
 * Why a request is to be refused, if it is: a page from elsewhere sent it. `Origin` names whose page it was.
 * `Host` is the name under which this machine was called: a page may give its own domain this machine's
 * address (DNS rebinding), and then needs no `Origin`.
 * @param allowOrigins that are let in besides those of this machine
 */
export function rejectionReason(
  { url = '/', headers }: IncomingMessage,
  allowOrigins: string[],
): string | undefined {
  const { host = '', origin } = headers;
  const isHostAllowed =
    LOCAL_HOST.test(host) ||
    (host !== '' && allowOrigins.some((allowed) => allowed.endsWith(`://${host}`)));
  const isOriginAllowed =
    origin === undefined || LOCAL_ORIGIN.test(origin) || allowOrigins.includes(origin);
  if (isHostAllowed && isOriginAllowed) {
    return isEmbedding(headers) && !EMBEDDABLE.test(url)
      ? 'The emulator refused to be part of a page of another site: nothing of it is a picture, a script or a frame.'
      : undefined;
  }
  const foreign = isHostAllowed ? `Origin "${plainText(origin)}"` : `Host "${plainText(host)}"`;
  return `The emulator refused a request with the ${foreign}: it is for pages of this machine. Start it with --allow-origin to let another one in.`;
}

/**
 * Whether a page of another site wants it as a part: a picture, a script, a frame. To a browser `localhost` is another
 * site than `127.0.0.1`, and such a request names no origin.
 */
function isEmbedding({ origin, ...headers }: IncomingHttpHeaders): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site' || origin !== undefined) return false;
  const isPage = headers['sec-fetch-mode'] === 'navigate';
  return !isPage || headers['sec-fetch-dest'] !== 'document'; // a document of its own: a link that was followed
}

/** Keeps what is answered out of pages of other sites, in browsers that do not say who asks, too. */
export function setEmbeddingHeaders(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  allowOrigins: string[],
): void {
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (!FRAME.test(url)) response.setHeader('x-frame-options', 'DENY');
  else {
    const named = allowOrigins.filter((origin) => origin !== 'null'); // nothing names such a page
    const ancestors = [...LOCAL_ANCESTORS, ...named].join(' ').replace('file://', 'file:');
    response.setHeader('content-security-policy', `frame-ancestors ${ancestors}`);
  }
}

/** Answers a request that is to be refused. The page that sent it cannot read this; its developer can. */
export function rejectRequest(response: ServerResponse, reason: string): void {
  response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(errorBody(403, `PERMISSION_DENIED : ${reason}`), null, 2));
}
