import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Finds the heading of the current page. */
export const pageHeading = () => document.querySelector<HTMLElement>('main h1');

const focusHeading = () => pageHeading()?.focus({ preventScroll: true });

/**
 * After a navigation, focuses the new page's heading, so that a screen reader reads it and Tab continues from there
 * (WCAG 2.4.3). The first page keeps the browser's own focus, and a URL with a `#` scrolls to its target.
 */
export function useFocusHeadingOnArrival() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const isArrival = shownPath.current !== pathname && hash === '';
    shownPath.current = pathname;
    if (isArrival) focusHeading();
  }, [pathname, hash]);
}

/**
 * A ref for a page that another page replaces at the same URL: if it contains the focus when it is removed, the heading of
 * the next page gets the focus, which would otherwise be lost to `body` (WCAG 2.4.3).
 */
export function focusNextHeading(page: HTMLElement | null) {
  return () => {
    if (page?.contains(document.activeElement)) queueMicrotask(focusHeading);
  };
}
