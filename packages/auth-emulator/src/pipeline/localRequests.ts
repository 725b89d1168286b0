import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { plainText } from '../plainText.ts';
import { errorBody } from './refusal.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Parts of the app's page: the hidden frame by which the SDK learns the result of a popup, and the developer panel. */
const FRAME = /^\/(emulator\/auth\/iframe|toystore\/panel)(\?|$)/;
/** Pages that the app's page may embed. */
const EMBEDDABLE = /^\/(emulator\/auth\/iframe|toystore\/panel|gapi\.js)(\?|$)/;
const LOCAL_ANCESTORS = ['http', 'https'].flatMap((scheme) =>
  ['localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
);

/**
 * Returns why a request is refused, if a page from elsewhere sent it. Checking `Origin` is not enough: a page can point its
 * own domain to this machine (DNS rebinding) and then sends no `Origin`, so `Host` is checked, too.
 * @param allowOrigins origins of other machines that may send requests
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
      ? 'The emulator refused a page of another site that embeds it as a picture, a script or a frame.'
      : undefined;
  }
  const foreign = isHostAllowed ? `Origin "${plainText(origin)}"` : `Host "${plainText(host)}"`;
  return `The emulator refused a request with the ${foreign}: it serves pages of this machine. Start it with --allow-origin to allow another one.`;
}

/**
 * Whether a page of another site embeds this as a picture, a script or a frame. Such a request has no `Origin`. Browsers
 * take `localhost` and `127.0.0.1` for different sites.
 */
function isEmbedding({ origin, ...headers }: IncomingHttpHeaders): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site' || origin !== undefined) return false;
  const isPage = headers['sec-fetch-mode'] === 'navigate';
  return !isPage || headers['sec-fetch-dest'] !== 'document'; // a document is a link that the user followed
}

/** Keeps answers out of pages of other sites, also in browsers without `Sec-Fetch-Site`. */
export function setEmbeddingHeaders(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  allowOrigins: string[],
): void {
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (!FRAME.test(url)) response.setHeader('x-frame-options', 'DENY');
  else {
    const named = allowOrigins.filter((origin) => origin !== 'null'); // CSP cannot name such a page
    const ancestors = [...LOCAL_ANCESTORS, ...named].join(' ').replace('file://', 'file:');
    response.setHeader('content-security-policy', `frame-ancestors ${ancestors}`);
  }
}

/** Answers a refused request. The page cannot read the answer, but its developer can. */
export function rejectRequest(response: ServerResponse, reason: string): void {
  response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(errorBody(403, `PERMISSION_DENIED : ${reason}`), null, 2));
}
