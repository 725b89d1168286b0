import type { Location } from 'react-router';

/** Where `ScrollRestoration` keeps its positions in the session's storage. */
export const SCROLL_STORAGE_KEY = 'toystore.scroll';

/**
 * The key of a scroll position: the history entry's. Entries that the browser made have none; React Router calls them
 * all `default`, so they go by their address.
 */
export function scrollKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
