import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page, moves focus to the new page's heading, so that a screen reader reads it and
 * Tab goes on from there (WCAG 2.4.3). The first page keeps the browser's own start, and an address
 * with a `#` leads to its own place on the page.
 */
export function useFocusHeadingOnArrival() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const isArrival = shownPath.current !== pathname && hash === '';
    shownPath.current = pathname;
    if (!isArrival) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
