/** @typedef {import('./exchange.mjs').Exchange} Exchange */

/** Where the shop does what a link in an e-mail asks for. */
const SHOPS_PAGE = '/auth/action';

/** Where the emulator does it, without a page. */
const EMULATORS_PATH = '/emulator/action';

/** The emulator's answers that hold links: lists of e-mails, one just "sent", a link's instructions. */
const HOLDS_LINKS =
  /\/(oobCodes|accounts:sendOobCode|getOobConfirmationCode)$|^\/emulator\/action$/;

/**
 * Sends a person who follows a link from an e-mail to the shop's page for it. A program that asks for
 * the link is answered by the emulator.
 * @param {Exchange} exchange
 * @returns {boolean} whether it was a person
 */
export function redirectToShop({ request, response, url, settings }) {
  if (url.pathname !== EMULATORS_PATH || !isNavigation(request)) return false;
  const shop = shopOf(url.searchParams.get('continueUrl')) ?? settings.shopUrl;
  response.writeHead(302, {
    location: `${shop}${SHOPS_PAGE}${url.search}`,
    'cache-control': 'no-store',
  });
  response.end();
  return true;
}

/**
 * Whether a browser asks on its way to a page. Old ones do not say so; they accept HTML.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
 */
export function isNavigation({ method, headers }) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

/**
 * The shop that a link's `continueUrl` names, if that is on this machine: nobody is to be led elsewhere.
 * @param {string | null} continueUrl
 * @returns {string | undefined} an origin
 */
export function shopOf(continueUrl) {
  if (continueUrl === null || !URL.canParse(continueUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(continueUrl);
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) ? origin : undefined;
}

/** @param {URL} url */
export const holdsLinks = ({ pathname }) => HOLDS_LINKS.test(pathname);

/**
 * Lets links lead to the front: the emulator writes its own address into them, whoever asked.
 * @param {string} text
 * @param {{ emulatorUrl: string, ownUrl: string }} settings
 */
export function withOwnLinks(text, { emulatorUrl, ownUrl }) {
  return text.replaceAll(`${emulatorUrl}${EMULATORS_PATH}`, `${ownUrl}${EMULATORS_PATH}`);
}
