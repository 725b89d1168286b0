import { request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { readWhole } from './exchange.mjs';

/** @typedef {import('./exchange.mjs').Exchange} Exchange */
/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

/** Headers about one connection; there are two here (RFC 9110, section 7.6.1). */
const OF_ONE_CONNECTION = [
  'connection',
  'expect', // answered by the front already
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Headers that do not hold for a text that was edited. */
const OF_THE_EXACT_TEXT = ['content-length', 'etag', 'transfer-encoding'];

/** Headers by which a client would get no text, or one that cannot be read here. */
const ABOUT_OTHER_FORMS = ['accept-encoding', 'if-modified-since', 'if-none-match'];

/**
 * Hands a request on to the emulator and its answer back. All streams, unless the answer is to be
 * edited. An emulator that is down is passed on as a dead connection, one that hangs as hanging; when the
 * client gives up, so does the request to the emulator.
 * @param {Exchange} exchange
 * @param {object} [options]
 * @param {Buffer} [options.body] the request's body, when that has been read already
 * @param {(text: string) => string} [options.edit] changes the answer's text
 */
export function forward({ request, response, settings }, { body, edit } = {}) {
  const { hostname, port } = new URL(settings.emulatorUrl);
  const outgoing = send(
    {
      agent: false, // a connection of its own: an old one may be closing just now
      hostname,
      port,
      method: request.method,
      path: request.url,
      headers: without(request.headers, [...OF_ONE_CONNECTION, ...(edit ? ABOUT_OTHER_FORMS : [])]),
    },
    (incoming) => {
      const { statusCode = 502, statusMessage } = incoming;
      const headers = without(incoming.headers, OF_ONE_CONNECTION);
      if (edit === undefined) {
        response.writeHead(statusCode, statusMessage, headers);
        pipeline(incoming, response, () => undefined); // an answer that breaks off does so here, too
        return;
      }
      readWhole(incoming).then(
        (bytes) => {
          response.writeHead(statusCode, statusMessage, without(headers, OF_THE_EXACT_TEXT));
          response.end(edit(bytes.toString('utf8')));
        },
        () => response.destroy(),
      );
    },
  );
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  if (body) outgoing.end(body);
  else pipeline(request, outgoing, () => undefined);
}

/**
 * @param {Headers} headers
 * @param {string[]} names in lower case
 * @returns {Headers}
 */
function without(headers, names) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
