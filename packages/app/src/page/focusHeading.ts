import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Finds the heading of the page on screen. */
export const pageHeading = () => document.querySelector<HTMLElement>('main h1');

const focusHeading = () => pageHeading()?.focus({ preventScroll: true });

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
    if (isArrival) focusHeading();
  }, [pathname, hash]);
}

/**
 * A ref for a page that gives way to another one at the same URL: when it is removed with the focus inside, the
 * heading of the page that follows gets the focus, which otherwise falls to `body` (WCAG 2.4.3).
 */
export function focusNextHeading(page: HTMLElement | null) {
  return () => {
    if (page?.contains(document.activeElement)) queueMicrotask(focusHeading);
  };
}
