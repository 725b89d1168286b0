import { toyPictureSizes } from '@toystore/ui';
import { paths } from '../../page/paths.ts';
import { pictureSources } from '../../pictures/pictureSources.ts';
import { loadScreen } from '../loadScreen.ts';
import { type RouteEntry, routeAt } from '../routeTable.ts';

/**
 * Pictures that may be prefetched while a page is on screen. With the code of every screen they are less than what that
 * page weighed itself: the largest file of a picture has 20 kB.
 */
const MAX_PICTURES = 8;

/** Nothing is prefetched for who saves data, or on a slow connection: what is on screen would wait for it. */
export const mayPrefetch = (
  { saveData = false, effectiveType = '' } = navigator.connection ?? {},
) => !saveData && !effectiveType.endsWith('2g');

/** The screen that following a link of this shop leads to: a visitor gets to Login instead of a page that needs it. */
export function screenBehind(href: string, isSignedIn: boolean): RouteEntry | undefined {
  const entry = routeAt(pathOf(href));
  return isSignedIn || entry?.access === 'everyone' ? entry : routeAt(paths.login);
}

/** A link's path, without query and hash. */
export const pathOf = (href: string) => href.replace(/[?#].*/, '');

/** Fetches the code of a screen. */
export function prefetchScreen(entry: RouteEntry): void {
  loadScreen(entry).catch(() => {}); // following the link reports it
}

/**
 * Fetches pictures that toys' pages open with, in the file that this window will show. Only the shop's own: nobody knows how
 * large others are.
 * @returns fetches one, unless as many as may be fetched are
 */
export function picturePrefetcher(): (url: string) => void {
  const images = new Map<string, HTMLImageElement>(); // held, or the browser may give a request up
  return (url) => {
    const best = pictureSources(url).sources?.[0];
    if (best === undefined || images.has(url) || images.size >= MAX_PICTURES) return;
    const image = new Image();
    image.fetchPriority = 'low';
    image.sizes = toyPictureSizes;
    image.srcset = best.srcSet;
    images.set(url, image);
  };
}
