import { useCatalogue } from '@toystore/storefront';
import { use, useEffectEvent, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  type Location,
  useLocation,
  useNavigationType,
} from 'react-router';
import { observeSize, readSessionItem } from '../browser.ts';
import { hasEarlyInput, USER_INPUT } from '../loading/earlyInput.ts';
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

/**
 * Restores a scroll position on a page that grows. When a user returns, the page may have only its first toys, and
 * `ScrollRestoration` acts once. This hook scrolls on as the page grows, until the position is restored or the user acts.
 */
export function useScrollAsPageGrows(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const restored = use(DataRouterStateContext)?.restoreScrollPosition;
  const { status } = useCatalogue({ wanted: false });
  const pageToRestore = scrollKey(location);
  const readPosition = useEffectEvent((key: string) => {
    if (navigationType !== 'POP') return undefined;
    if (typeof restored === 'number') return restored;
    return isOpenedWith(location) || hasEarlyInput() ? undefined : savedPosition(key);
  });
  const isComplete = useEffectEvent(() => status !== 'loading');

  // In the commit that `ScrollRestoration` acts in: from then on, any input of the user ends the restoration.
  useLayoutEffect(() => {
    const position = readPosition(pageToRestore);
    if (position === undefined) return;
    const stop = new AbortController();
    // Also once the position is reached: a browser keeps the footer in view that the page's first toys have above them.
    const scrollOn = () => {
      window.scrollTo(0, position);
      const furthest = document.documentElement.scrollHeight - window.innerHeight;
      if (isComplete() && furthest >= position) stop.abort();
    };
    for (const type of USER_INPUT) {
      window.addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
    }
    observeSize(document.body, scrollOn, stop.signal); // calls back at once, too
    return () => stop.abort();
  }, [pageToRestore]);
}

/** Returns whether this document was opened, rather than reloaded or returned to. */
export function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation'); // none on a server
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

/** Returns whether this document was opened with a page, which React Router reports as a POP, too. */
export const isOpenedWith = ({ key }: Location) => key === 'default' && isNewVisit();

function savedPosition(key: string): number | undefined {
  const position: unknown = Object(readSessionItem(SCROLL_STORAGE_KEY))[key];
  return typeof position === 'number' ? position : undefined; // without it, the browser's scroll position stays
}
