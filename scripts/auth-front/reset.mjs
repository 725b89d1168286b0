import { importSeed } from '../seed-import.mjs';
import { answerError, answerJson, isByOwner } from './exchange.mjs';

/** @typedef {import('./exchange.mjs').Exchange} Exchange */

/** Where the owner puts the accounts back to the demo accounts. */
export const RESET_PATH = '/toystore/reset';

/** @type {Promise<unknown>} one reset after the other: two at once would mix */
let lastReset = Promise.resolve();

/**
 * Puts the accounts back to how they are at each start. Answers when they are.
 * @param {Exchange} exchange
 * @returns {boolean} whether that was asked for
 */
export function resetAccounts(exchange) {
  const { request, response, url, settings } = exchange;
  if (url.pathname !== RESET_PATH || request.method !== 'POST') return false;
  if (!isByOwner(request)) {
    answerError(exchange, 403, 'PERMISSION_DENIED : Only for "Authorization: Bearer owner".');
    return true;
  }
  lastReset = lastReset.then(() =>
    importSeed(settings.emulatorUrl).then(
      ({ accounts, problems }) => {
        if (problems.length === 0) answerJson(exchange, 200, { accounts });
        else answerError(exchange, 500, `The demo accounts are wrong: ${problems.join(' ')}`);
      },
      () => response.destroy(), // the emulator is down
    ),
  );
  return true;
}
