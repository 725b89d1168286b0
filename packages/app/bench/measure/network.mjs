/**
 * @typedef {object} Resource
 * @property {string} url
 * @property {string} type its media type
 * @property {number} responseStart seconds, on Chromium's clock
 * @property {number} bytes of its content, as compressed
 * @property {boolean} done
 */

/** @typedef {ReturnType<typeof recordNetwork>} NetworkLog */

const IDLE = 1500; // ms

/**
 * Records all that a page loads.
 * @param {import('playwright').CDPSession} cdp
 */
export function recordNetwork(cdp) {
  /** @type {Map<string, Resource>} */
  const resources = new Map();
  let lastEvent = Date.now();

  /** @param {string} id @param {Partial<Resource>} change */
  const update = (id, change) => {
    const resource = resources.get(id);
    if (resource) Object.assign(resource, change);
    lastEvent = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('http')) return;
    const responseStart = Number.POSITIVE_INFINITY;
    resources.set(requestId, { url, type: '', bytes: 0, responseStart, done: false });
    lastEvent = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) =>
    update(requestId, {
      type: response.mimeType,
      bytes: Number(response.headers['Content-Length'] ?? 0), // the benchmark's server always sends it
      responseStart: timestamp,
    }),
  );
  cdp.on('Network.loadingFinished', ({ requestId }) => update(requestId, { done: true }));
  cdp.on('Network.loadingFailed', ({ requestId }) => update(requestId, { done: true }));

  const list = () => [...resources.values()];
  return {
    resources: list,
    /** Whether nothing has been loading for a while. */
    isIdle: () =>
      resources.size > 0 && list().every(({ done }) => done) && Date.now() - lastEvent > IDLE,
  };
}

/** @param {Resource} resource */
export const isScript = ({ type }) => /javascript$/.test(type);
/** @param {Resource} resource */
export const isStylesheet = ({ type }) => type === 'text/css';
/** @param {Resource} resource */
export const pathOf = ({ url }) => new URL(url).pathname;
/** @param {readonly Resource[]} resources */
export const totalBytes = (resources) => resources.reduce((total, { bytes }) => total + bytes, 0);
