import { readFileSync } from 'node:fs';

/** @typedef {import('./exchange.mjs').Exchange} Exchange */

/** Where the stand-in for Google's api.js is, for the app and for the emulator's own pages. */
export const STAND_IN_PATH = '/gapi.js';

const STAND_IN = new URL('../gapi-shim.js', import.meta.url);
const LOOKS = new URL('./picker.css', import.meta.url);
const GOOGLES_SCRIPT = /https:\/\/apis\.google\.com\/js\/api\.js/g;
const FROM_ELSEWHERE =
  /<link\b[^>]*\bhref="https:[^>]*>|<script\b[^>]*\bsrc="https:[^>]*><\/script>/g;

/**
 * Answers with the stand-in.
 * @param {Exchange} exchange
 * @returns {boolean} whether it was asked for
 */
export function serveStandIn({ request, response, url }) {
  if (url.pathname !== STAND_IN_PATH || !['GET', 'HEAD'].includes(request.method ?? ''))
    return false;
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(readFileSync(STAND_IN));
  return true;
}

/**
 * Whether this is one of the emulator's two pages for sign-in with a popup: the account picker, and the
 * hidden frame that tells the app who was picked.
 * @param {URL} url
 */
export function isPopupPage({ pathname }) {
  return pathname === '/emulator/auth/handler' || pathname === '/emulator/auth/iframe';
}

/**
 * Makes a page of the emulator work without a network: Google's script comes from here, and what the
 * account picker loads for its looks is replaced by a small style sheet.
 * @param {string} html
 */
export function withoutNetwork(html) {
  const local = html.replace(GOOGLES_SCRIPT, STAND_IN_PATH).replace(FROM_ELSEWHERE, '');
  return local.replace('</style>', () => `${readFileSync(LOOKS, 'utf8')}</style>`);
}
