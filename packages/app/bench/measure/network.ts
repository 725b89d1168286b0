import type { CDPSession } from 'playwright';

export interface Resource {
  path: string;
  /** The media type. */
  type: string;
  /** The size of the compressed body. */
  bytes: number;
  done: boolean;
}

const IDLE = 1500; // ms

/** Records every resource that a page loads. */
export function recordNetwork(cdp: CDPSession) {
  const resources = new Map<string, Resource>();
  let lastEvent = Date.now();
  const update = (id: string, change: Partial<Resource>) => {
    const resource = resources.get(id);
    if (resource) Object.assign(resource, change);
    lastEvent = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('http')) return;
    resources.set(requestId, { path: new URL(url).pathname, type: '', bytes: 0, done: false });
    lastEvent = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response: { mimeType, headers } }) => {
    const bytes = Number(headers['Content-Length'] ?? 0); // the benchmark's server always sends it
    update(requestId, { type: mimeType, bytes });
  });
  cdp.on('Network.loadingFinished', ({ requestId }) => update(requestId, { done: true }));
  cdp.on('Network.loadingFailed', ({ requestId }) => update(requestId, { done: true }));

  const list = () => [...resources.values()];
  return {
    resources: list,
    /** Returns whether the page has loaded nothing for 1.5 seconds. */
    isIdle: () =>
      resources.size > 0 && list().every(({ done }) => done) && Date.now() - lastEvent > IDLE,
  };
}

export const isScript = ({ type }: Resource) => /javascript$/.test(type);
export const totalBytes = (resources: readonly Resource[]) =>
  resources.reduce((total, { bytes }) => total + bytes, 0);
/** Describes each resource in one line, for the report. */
export const fileList = (resources: readonly Resource[]) =>
  resources.map(({ path, bytes }) => `${path} ${bytes}`);
