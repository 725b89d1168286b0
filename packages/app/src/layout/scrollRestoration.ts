import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { pageKey } from '../overlays/useOverlay.ts';

/** Where `ScrollRestoration` keeps its positions in the session's storage. */
export const SCROLL_STORAGE_KEY = 'toystore.scroll';

/**
 * The key of a scroll position: the history entry's. Entries that the browser made have none; React Router calls them
 * all `default`, so they go by their address. An open overlay changes nothing of where the page is.
 */
export function scrollKey(location: Location): string {
  const { pathname, search, hash } = location;
  const key = pageKey(location);
  return key === 'default' ? pathname + search + hash : key;
}

const READING = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const furthest = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Whoever comes back may find a page that has only its first toys, and `ScrollRestoration` acts once. This goes on down
 * while the page grows, until it is where it was left or the visitor does anything.
 */
export function useScrollAsPageGrows(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const pageToRestore = scrollKey(location);
  const readPosition = useEffectEvent((key: string) => {
    // To React Router the page that a document opens with is a POP, too.
    const isOpened = isNewVisit() && location.key === 'default';
    return navigationType === 'POP' && !isOpened ? savedPosition(key) : undefined;
  });

  useEffect(() => {
    const position = readPosition(pageToRestore);
    const isElsewhere = window.scrollY > 0 && window.scrollY < furthest(); // somebody reads on already
    if (position === undefined || isElsewhere || furthest() >= position) return;
    const stop = new AbortController();
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, position);
      if (furthest() >= position) stop.abort();
    });
    stop.signal.addEventListener('abort', () => observer.disconnect());
    for (const event of READING) {
      window.addEventListener(event, () => stop.abort(), { passive: true, signal: stop.signal });
    }
    observer.observe(document.body);
    return () => stop.abort();
  }, [pageToRestore]);
}

/** Whether this document was opened, rather than reloaded or come back to. */
export function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

function savedPosition(key: string): number | undefined {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}');
    const position: unknown = Object(positions)[key];
    return typeof position === 'number' ? position : undefined;
  } catch {
    return undefined; // storage is denied: the page stays where the browser has put it
  }
}
