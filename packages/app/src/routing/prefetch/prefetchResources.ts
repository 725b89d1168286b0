import { toyPictureSizes } from '@toystore/ui';
import { paths } from '../../page/paths.ts';
import { pictureSources } from '../../pictures/pictureSources.ts';
import { loadScreen } from '../loadScreen.ts';
import { type RouteEntry, routeAt } from '../routeTable.ts';

/**
 * The maximum of prefetched pictures per page. Together with the code of every screen they are smaller than the page
 * itself: the largest file of a picture has 20 kB.
 */
const MAX_PICTURES = 8;

/** Returns false for users with Save-Data enabled and on slow connections: prefetching would delay the current page. */
export const mayPrefetch = (
  { saveData = false, effectiveType = '' } = navigator.connection ?? {},
) => !saveData && !effectiveType.endsWith('2g');

/** Returns the screen behind a link of this shop: Login if the page needs an account and no user is signed in. */
export function screenBehind(href: string, isSignedIn: boolean): RouteEntry | undefined {
  const entry = routeAt(pathOf(href));
  return isSignedIn || entry?.access === 'everyone' ? entry : routeAt(paths.login);
}

/** Returns a link's path, without query and hash. */
export const pathOf = (href: string) => href.replace(/[?#].*/, '');

/** Fetches the code of a screen. */
export function prefetchScreen(entry: RouteEntry): void {
  loadScreen(entry).catch(() => {}); // following the link reports it
}

/** Used again on each page: Chromium keeps an image with `sizes` until its document ends, also one that is in no document. */
const images: HTMLImageElement[] = [];

/**
 * Fetches the first pictures of toys' pages, in the file that this window will show. Only the shop's own: others may be of
 * any size.
 * @returns fetches one, up to the maximum
 */
export function picturePrefetcher(): (url: string) => void {
  const requested = new Set<string>();
  return (url) => {
    const best = pictureSources(url).sources?.[0];
    if (best === undefined || requested.has(url) || requested.size >= MAX_PICTURES) return;
    const image = images[requested.size] ?? new Image();
    images[requested.size] = image;
    requested.add(url);
    image.fetchPriority = 'low';
    image.sizes = toyPictureSizes;
    image.srcset = best.srcSet;
  };
}
