/**
 * @typedef {object} Transfer one answer on its way
 * @property {string} url
 * @property {string} type its media type
 * @property {number} [firstByte] seconds, on Chromium's clock
 * @property {number} body bytes of its content, as compressed
 * @property {boolean} done
 */

/**
 * @typedef {object} Wire
 * @property {Transfer[]} transfers in the order they were asked for
 * @property {() => boolean} isQuiet nothing has moved for a while
 */

const QUIET = 1500; // ms

/**
 * Keeps a record of all that a page loads.
 * @param {import('playwright').CDPSession} cdp
 * @returns {Wire}
 */
export function watchWire(cdp) {
  /** @type {Map<string, Transfer>} */
  const transfers = new Map();
  let lastMove = Date.now();

  /** @param {string} id @param {(transfer: Transfer) => void} change */
  const update = (id, change) => {
    const transfer = transfers.get(id);
    if (transfer) change(transfer);
    lastMove = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    transfers.set(requestId, { url: request.url, type: '', body: 0, done: false });
    lastMove = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) =>
    update(requestId, (transfer) => {
      transfer.type = response.mimeType;
      transfer.body = Number(response.headers['content-length']); // the bench's server always says
      transfer.firstByte = timestamp;
    }),
  );
  cdp.on('Network.loadingFinished', ({ requestId }) =>
    update(requestId, (transfer) => {
      transfer.done = true;
    }),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) =>
    update(requestId, (transfer) => {
      transfer.done = true;
    }),
  );
  return {
    get transfers() {
      return [...transfers.values()];
    },
    isQuiet: () =>
      transfers.size > 0 &&
      [...transfers.values()].every(({ done }) => done) &&
      Date.now() - lastMove > QUIET,
  };
}

/** @param {Transfer} transfer */
export const isScript = ({ type }) => /javascript$/.test(type);
/** @param {Transfer} transfer */
export const isStylesheet = ({ type }) => type === 'text/css';

/** What transfers weigh, as compressed. @param {readonly Transfer[]} transfers */
export const contentOf = (transfers) => transfers.reduce((total, { body }) => total + body, 0);

/**
 * What had begun to arrive by a moment; of such a file every byte counts.
 * @param {readonly Transfer[]} transfers
 * @param {number} moment seconds, on Chromium's clock
 */
export const arrivingBy = (transfers, moment) =>
  transfers.filter(({ firstByte = Number.POSITIVE_INFINITY }) => firstByte <= moment);
