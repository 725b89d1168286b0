import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { pageKey } from '../overlays/useOverlay.ts';

/** The key of `ScrollRestoration`'s positions in sessionStorage. */
export const SCROLL_STORAGE_KEY = 'toystore.scroll';

/**
 * Returns the key of a scroll position: that of the history entry. Entries that the browser created have none; React
 * Router calls all of them `default`, so their path is used. An open overlay does not change the position.
 */
export function scrollKey(location: Location): string {
  const { pathname, search, hash } = location;
  const key = pageKey(location);
  return key === 'default' ? pathname + search + hash : key;
}

const READING = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const furthest = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Restores a scroll position on a page that grows. When a user returns, the page may have only its first toys, and
 * `ScrollRestoration` acts once. This hook scrolls on as the page grows, until the position is restored or the user acts.
 */
export function useScrollAsPageGrows(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const pageToRestore = scrollKey(location);
  const readPosition = useEffectEvent((key: string) => {
    // React Router reports the page that a document opens with as a POP, too.
    const isOpened = isNewVisit() && location.key === 'default';
    return navigationType === 'POP' && !isOpened ? savedPosition(key) : undefined;
  });

  useEffect(() => {
    const position = readPosition(pageToRestore);
    const isElsewhere = window.scrollY > 0 && window.scrollY < furthest(); // the user has already scrolled
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

/** Returns whether this document was opened, rather than reloaded or returned to. */
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
    return undefined; // storage is denied: the browser's scroll position stays
  }
}
