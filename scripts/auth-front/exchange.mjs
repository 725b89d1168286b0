/**
 * @typedef {object} FrontSettings
 * @property {string} emulatorUrl where the emulator itself listens
 * @property {string} ownUrl where the front listens: what links in e-mails are to say
 * @property {string} shopUrl the shop that a link leads to unless the link names another one here
 */

/**
 * @typedef {object} Exchange a request to the front, and its answer
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {URL} url what is asked for; its origin means nothing
 * @property {FrontSettings} settings
 */

/**
 * Reads what is asked for. Whatever a client writes into its request line is some address: one that
 * cannot be read is an unknown one.
 * @param {import('node:http').IncomingMessage} request
 */
export function addressOf({ url = '/' }) {
  const base = 'http://front.invalid';
  const absolute = url.startsWith('/') ? `${base}${url}` : url; // "//" at the start names no host here
  return URL.canParse(absolute) ? new URL(absolute) : new URL(base);
}

/**
 * Whether a request has the emulator owner's rights: those of a server, not of a shopper's browser.
 * @param {import('node:http').IncomingMessage} request
 */
export function isByOwner({ headers }) {
  return /^bearer\s+(owner$|ya29\.)/i.test(headers.authorization ?? '');
}

/**
 * Answers with JSON that pages of any origin may read, as the emulator does.
 * @param {Exchange} exchange
 * @param {number} status
 * @param {object} body
 */
export function answerJson({ request, response }, status, body) {
  const { origin } = request.headers;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(origin ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {}),
  });
  response.end(JSON.stringify(body, null, 2));
}

/**
 * Answers with an error in the form of Google's APIs, which the SDK reads.
 * @param {Exchange} exchange
 * @param {number} code an HTTP status
 * @param {string} message
 * @param {string} [reason]
 */
export function answerError(exchange, code, message, reason = 'invalid') {
  const errors = [{ message, reason, domain: 'global' }];
  answerJson(exchange, code, { error: { code, message, errors } });
}

/**
 * Reads a whole body.
 * @param {AsyncIterable<Buffer>} stream
 */
export async function readWhole(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
