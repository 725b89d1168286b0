import type { WorkboxPlugin } from 'workbox-core/types.js';

/*
 * What may be kept of what the network answers. A captive portal answers with its own web page for whatever is requested:
 * that is handed on, so that somebody can log in there, and never kept.
 */

/** In each page of the shop, and hardly in anybody else's: `CHUNKS_ELEMENT_ID` of `importWithRetry.ts`. */
const OWN_PAGE = '<script type="application/json" id="chunks">';

const isHtml = ({ headers }: Response) => headers.get('content-type')?.includes('html') ?? false;

/** Keeps the shop's own pages, each under its path: a query means nothing to the host, and may be somebody's search. */
export const ownPages = (keptPage: (pathname: string) => string | undefined): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => keptPage(new URL(request.url).pathname) ?? request,
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200 || response.redirected) return null;
    return (await response.clone().text()).includes(OWN_PAGE) ? response : null;
  },
});

/** Keeps files that are there, and no web page in their place. */
export const filesThatAreThere: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isHtml(response) ? response : null,
};

/** Keeps catalogues, marked as kept for the storefront, with the time at which the server sent them. */
export const datedCatalogues: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const text = await response.clone().text();
    if (!isList(text)) return null;
    return new Response(text, {
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
