import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import {
  datedCatalogues,
  isCatalogue,
  isOwnPage,
  isWholeFile,
  onePerPath,
  ownPages,
  wholeFiles,
} from './cachedResponses.ts';
import { PRECACHED_PAGES, precachedPage } from './pages.ts';

/*
 * The shop's service worker: README.md describes what it caches. It has no route for the account provider, so it caches
 * no account data.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** The build's files and pages, inserted by Workbox. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const PAGE_TIMEOUT_S = 2;
const MAX_FILES = 250; // a few releases: an open tab still needs the code of its own
const MAX_PICTURES = 150;

const catalogueUrl = new URL(
  `${(import.meta.env.VITE_CATALOGUE_URL ?? '').replace(/\/+$/, '')}/toy.json`,
  self.location.href,
).href;

const pageCache = { cacheName: 'pages', plugins: [ownPages(precachedPage)] };
const pages = new NetworkFirst({ ...pageCache, networkTimeoutSeconds: PAGE_TIMEOUT_S });
const newestPages = new NetworkFirst(pageCache);

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [wholeFiles, new ExpirationPlugin({ maxEntries: MAX_FILES })],
});

const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  plugins: [
    onePerPath,
    wholeFiles,
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
  ],
});

const catalogueCache = { cacheName: 'catalogue', plugins: [datedCatalogues] };
/** Returns the cached catalogue at once. The storefront then requests the current one, bypassing every cache. */
const catalogue = new CacheFirst(catalogueCache);
const currentCatalogue = new NetworkFirst(catalogueCache);

registerRoute(
  ({ request, sameOrigin, url }) =>
    request.mode === 'navigate' && sameOrigin && precachedPage(url.pathname) !== undefined,
  pages,
);
registerRoute(
  // With a query it is the second request of `importWithRetry`, which needs the network.
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

const urlOf = (path: string) => new URL(path, self.location.href).href;
const built = self.__WB_MANIFEST.map(({ url }) => new URL(urlOf(url)).pathname);
const code = built.filter((path) => path.startsWith('/assets/')).map(urlOf);
const pageUrls = PRECACHED_PAGES.map(urlOf);

self.addEventListener('install', (event) => {
  void self.skipWaiting(); // pages of the previous release still work: their code stays in the cache
  event.waitUntil(precache(event));
});
clientsClaim();

/**
 * Fetches what the shop needs without a network: its code, then the pages that refer to it, then the catalogue.
 * @throws {Error} if something is missing or has a wrong type; the browser retries on the next visit
 */
async function precache(event: ExtendableEvent): Promise<void> {
  const add = async (
    strategy: Strategy,
    url: string,
    isWanted: (response: Response, url: string) => Promise<boolean>,
  ) => {
    const [response] = await Promise.all(strategy.handleAll({ event, request: url }));
    if (!(await isWanted(response, url))) throw new Error(`${url} could not be cached.`);
  };
  await Promise.all(code.map((url) => add(files, url, isWholeFile)));
  await Promise.all(pageUrls.map((url) => add(newestPages, url, isOwnPage)));
  await add(currentCatalogue, catalogueUrl, isCatalogue);
}

/** Fetches it again if a part is missing: a browser or its user may delete caches but not the worker. */
async function precacheWhatIsGone(event: ExtendableEvent): Promise<void> {
  const names = [files, pages, catalogue].map(({ cacheName }) => cacheName);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const cached = new Set(keys.flat().map(({ url }) => url));
  if (![...code, ...pageUrls, catalogueUrl].every((url) => cached.has(url))) await precache(event);
}

/** A page checks whether its code belongs to this worker's release; a message without a port means that the page is idle. */
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (port) port.postMessage(built.includes(event.data));
  else event.waitUntil(precacheWhatIsGone(event).catch(() => {})); // the next visit retries
});
