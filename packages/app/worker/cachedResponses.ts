import type { WorkboxPlugin } from 'workbox-core/types.js';

/*
 * Decides which responses may be cached. A captive portal answers any request with its own web page, and a broken CDN edge with
 * something else: such a response is passed on, so that the user can log in there, and never cached.
 */

/** In each page of the shop, and hardly in any other: `CHUNKS_ELEMENT_ID` of `chunksElement.ts`. */
const OWN_PAGE = '<script type="application/json" id="chunks">';

/** What a file is sent as, by the end of its name. All others are pictures. */
const TYPES: Partial<Record<string, string>> = { js: 'javascript', css: 'css', woff2: 'font' };

/** Whether a response is a page of this shop. A browser refuses a redirected one for a navigation. */
export async function isOwnPage(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  return (await response.clone().text()).includes(OWN_PAGE);
}

/** Whether the head of a response is that of the file with this URL. Reading the body would copy each file that is cached. */
function isFile({ status, redirected, headers }: Response, url: string): boolean {
  if (status !== 200 || redirected || headers.get('content-length') === '0') return false;
  const type = TYPES[new URL(url).pathname.split('.').at(-1) ?? ''] ?? 'image/';
  return headers.get('content-type')?.includes(type) ?? false;
}

/** Whether a response is the whole file with this URL. */
export const isWholeFile = async (response: Response, url: string): Promise<boolean> =>
  isFile(response, url) && (await response.clone().blob()).size > 0;

/** Whether a response is a catalogue. A host may send it from elsewhere and under any type: its own text is checked. */
export const isCatalogue = async (response: Response): Promise<boolean> =>
  response.status === 200 && isList(await response.clone().text());

/** Caches the shop's own pages, each under its path: a query means nothing to the host, and may be a user's search. */
export const ownPages = (
  precachedPage: (pathname: string) => string | undefined,
): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) =>
    precachedPage(new URL(request.url).pathname) ?? request,
  cacheWillUpdate: async ({ response }) => ((await isOwnPage(response)) ? response : null),
});

/**
 * Caches files that are what their names say. A cached one that is not, by an earlier version of this worker, is requested again
 * and replaced. The browser's own cache may hold a wrong answer for as long as its headers say, so a second request goes past it.
 */
export const wholeFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.status !== 200 || isFile(response, request.url)
      ? response
      : fetch(request, { cache: 'reload' }),
  cacheWillUpdate: async ({ request, response }) =>
    (await isWholeFile(response, request.url)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isFile(cachedResponse, request.url) ? cachedResponse : null,
};

/**
 * Caches one file for each path, or 200 queries of one picture would push all others out. A version (`?v=2`) is another file
 * nevertheless: the cached one is only used for the address that it came from. Pictures of other hosts are never cached.
 */
export const onePerPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request, state }) => {
    if (state) state.url = request.url;
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) =>
    cachedResponse?.url === state?.url ? cachedResponse : null,
};

/** Caches catalogues, marked as cached for the storefront, with the time at which the server sent them. */
export const datedCatalogues: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!(await isCatalogue(response))) return null;
    return new Response(await response.clone().text(), {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Status': 'ServiceWorker; hit',
        Date: response.headers.get('date') ?? new Date().toUTCString(), // not to be read from another origin
      },
    });
  },
};

function isList(json: string): boolean {
  try {
    return Array.isArray(JSON.parse(json));
  } catch {
    return false; // the page says what is wrong with it
  }
}
