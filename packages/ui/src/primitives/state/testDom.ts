/*
 * Browser features that jsdom and happy-dom, the DOMs of consumers' unit tests, lack: there a component renders all of
 * its content, and does not observe changes.
 */

/**
 * Returns whether the page has a layout. Elements in a test DOM have no size; a server's HTML is for a page with a
 * layout.
 */
export const hasLayout = (): boolean =>
  typeof document === 'undefined' || document.documentElement.clientWidth > 0;

/**
 * Calls back when the size of an element is first known, and on each change.
 * @returns the function that stops observing
 */
export function observeSize(element: Element, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(callback);
  observer.observe(element);
  return () => observer.disconnect();
}

/** The system's setting for reduced motion, if the DOM supports it. */
export const reducedMotionQuery = (): MediaQueryList | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)');
