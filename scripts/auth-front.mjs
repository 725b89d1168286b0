import { createServer } from 'node:http';
import { holdsLinks, redirectToShop, withOwnLinks } from './auth-front/action-links.mjs';
import { addressOf, readWhole } from './auth-front/exchange.mjs';
import { forward } from './auth-front/forward.mjs';
import { isPopupPage, serveStandIn, withoutNetwork } from './auth-front/google.mjs';
import { maySetPassword, refuseWeakPassword, servePolicy } from './auth-front/password-policy.mjs';
import { resetAccounts } from './auth-front/reset.mjs';

/** @typedef {import('./auth-front/exchange.mjs').Exchange} Exchange */
/** @typedef {import('./auth-front/exchange.mjs').FrontSettings} FrontSettings */

/**
 * Starts the front of the Auth emulator: it hands all on, and adds what the emulator lacks. Sign-in with
 * Google works without a network, links in e-mails lead to the shop's page, there is a password policy,
 * and the accounts can be put back to the demo accounts.
 * @param {FrontSettings} settings `ownUrl` says where to listen; with port 0 at any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} rejects when the port is taken
 */
export async function startAuthFront(settings) {
  const server = createServer();
  const ownUrl = await listen(server, new URL(settings.ownUrl));
  server.on('request', (request, response) => {
    response.on('error', () => undefined); // the client is gone; nothing is left to do
    const url = addressOf(request);
    answer({ request, response, url, settings: { ...settings, ownUrl } }).catch(() =>
      response.destroy(),
    );
  });
  return {
    url: ownUrl,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {URL} url
 * @returns {Promise<string>} where it listens
 */
function listen(server, { hostname, port }) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), hostname, () => {
      const address = server.address();
      const heldPort = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${hostname}:${heldPort}`);
    });
  });
}

/** @param {Exchange} exchange */
async function answer(exchange) {
  const handlers = [serveStandIn, redirectToShop, servePolicy, resetAccounts];
  if (handlers.some((handle) => handle(exchange))) return;
  if (maySetPassword(exchange)) {
    const body = await readWhole(exchange.request);
    if (!refuseWeakPassword(exchange, body)) forward(exchange, { body });
    return;
  }
  const edit = editOf(exchange);
  forward(exchange, edit ? { edit } : {});
}

/**
 * How the emulator's answer is to be changed, if it is.
 * @param {Exchange} exchange
 */
function editOf({ url, settings }) {
  if (isPopupPage(url)) return withoutNetwork;
  if (holdsLinks(url)) return (/** @type {string} */ text) => withOwnLinks(text, settings);
  return undefined;
}
