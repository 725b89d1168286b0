import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { datedCatalogues, filesThatAreThere, ownPages } from './keptResponses.ts';
import { KEPT_PAGES, keptPage } from './pages.ts';

/*
 * The shop's service worker: docs/offline.md says what it keeps. Requests to the account provider are no route of it, so that
 * nothing of an account is kept.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** The build's files and pages, by Workbox. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const PAGE_TIMEOUT_S = 2;
const MAX_FILES = 250; // some releases: tabs that are still open have the code of theirs
const MAX_PICTURES = 150;

const catalogueUrl = new URL(
  `${(import.meta.env.VITE_CATALOGUE_URL ?? '').replace(/\/+$/, '')}/toy.json`,
  self.location.href,
).href;

const keptPages = { cacheName: 'pages', plugins: [ownPages(keptPage)] };
const pages = new NetworkFirst({ ...keptPages, networkTimeoutSeconds: PAGE_TIMEOUT_S });
const newestPages = new NetworkFirst(keptPages);

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [filesThatAreThere, new ExpirationPlugin({ maxEntries: MAX_FILES })],
});

const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  plugins: [
    filesThatAreThere,
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
  ],
});

const keptCatalogue = { cacheName: 'catalogue', plugins: [datedCatalogues] };
/** What is kept comes at once. The storefront requests the current one then, past every cache. */
const catalogue = new CacheFirst(keptCatalogue);
const currentCatalogue = new NetworkFirst(keptCatalogue);

registerRoute(
  ({ request, sameOrigin, url }) =>
    request.mode === 'navigate' && sameOrigin && keptPage(url.pathname) !== undefined,
  pages,
);
registerRoute(
  // With a query it is the second request of `importWithRetry`, which is for the network.
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/') && url.search === '',
  files,
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:pictures|brands)\//.test(url.pathname),
  pictures,
);
registerRoute(
  ({ url }) => url.href === catalogueUrl,
  (options) =>
    (options.request.cache === 'no-cache' ? currentCatalogue : catalogue).handle(options),
);

const built = self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.href).pathname);

self.addEventListener('install', (event) => {
  void self.skipWaiting(); // a page of the last release goes on: its code stays in the cache
  event.waitUntil(keepAll(event));
});
clientsClaim();

/**
 * Fetches what the shop needs without a network: its code, then the pages that name it, then the catalogue.
 * @throws {Error} when something is missing; the browser tries again on the next visit
 */
async function keepAll(event: ExtendableEvent): Promise<void> {
  const keep = async (strategy: Strategy, url: string) => {
    const [response, done] = strategy.handleAll({ event, request: url });
    await Promise.all([response, done]);
    if ((await caches.match(url)) === undefined) throw new Error(`${url} could not be kept.`);
  };
  const code = built.filter((path) => path.startsWith('/assets/'));
  await Promise.all(code.map((path) => keep(files, path)));
  await Promise.all(KEPT_PAGES.map((path) => keep(newestPages, path)));
  await keep(currentCatalogue, catalogueUrl);
}

/** A page asks whether its code is that of the release that this worker came with. */
self.addEventListener('message', ({ data, ports: [port] }) =>
  port?.postMessage(built.includes(data)),
);
