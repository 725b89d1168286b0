import type { WorkboxPlugin } from 'workbox-core/types.js';

/*
 * Decides which responses may be cached. A captive portal answers every request with its own page, a broken CDN edge with
 * something else: the worker returns such a response, so that the user can log in there, but never caches it.
 */

/** A text that every page of the shop contains, and hardly any other: `CHUNKS_ELEMENT_ID` of `chunksElement.ts`. */
const OWN_PAGE = '<script type="application/json" id="chunks">';

/** The content type of a file by its extension. All others are pictures. */
const TYPES: Partial<Record<string, string>> = { js: 'javascript', css: 'css', woff2: 'font' };

/** Returns whether a response is a page of this shop. A browser rejects a redirected one for a navigation. */
export async function isOwnPage(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  return (await response.clone().text()).includes(OWN_PAGE);
}

/** Returns whether the headers of a response fit the file with this URL. Reading the body would copy each cached file. */
function isFile({ status, redirected, headers }: Response, url: string): boolean {
  if (status !== 200 || redirected || headers.get('content-length') === '0') return false;
  const type = TYPES[new URL(url).pathname.split('.').at(-1) ?? ''] ?? 'image/';
  return headers.get('content-type')?.includes(type) ?? false;
}

/** Returns whether a response is the complete file with this URL. */
export const isWholeFile = async (response: Response, url: string): Promise<boolean> =>
  isFile(response, url) && (await response.clone().blob()).size > 0;

/** Returns whether a response is a catalogue. Checks its text, because any host may send it with any content type. */
export const isCatalogue = async (response: Response): Promise<boolean> =>
  response.status === 200 && isList(await response.clone().text());

/** Caches the shop's own pages by path: the host ignores the query, which may be a user's search. */
export const ownPages = (
  precachedPage: (pathname: string) => string | undefined,
): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) =>
    precachedPage(new URL(request.url).pathname) ?? request,
  cacheWillUpdate: async ({ response }) => ((await isOwnPage(response)) ? response : null),
});

/**
 * Caches files whose content type fits their names. Replaces a wrong one that an earlier version of this worker cached. The
 * second request bypasses the browser's cache, which may contain the same wrong response.
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
 * Caches one file per path: otherwise 200 queries of one picture would evict all others. A cached file is used only for
 * the URL from which it came, so that a version (`?v=2`) is another file. Pictures of other hosts are never cached.
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
        Date: response.headers.get('date') ?? new Date().toUTCString(), // another origin may hide it
      },
    });
  },
};

function isList(json: string): boolean {
  try {
    return Array.isArray(JSON.parse(json));
  } catch {
    return false; // the page shows the problem
  }
}
