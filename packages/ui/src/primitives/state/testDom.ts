/*
 * What browsers have and the DOMs of consumers' unit tests, jsdom and happy-dom, do not: there a component renders all that
 * it has, and hears of no change.
 */

/** Whether the page is laid out. Elements of a test DOM have no size; a server's HTML is for a page that is. */
export const hasLayout = (): boolean =>
  typeof document === 'undefined' || document.documentElement.clientWidth > 0;

/**
 * Calls back when the size of an element is known, and when it has changed.
 * @returns ends that
 */
export function observeSize(element: Element, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(callback);
  observer.observe(element);
  return () => observer.disconnect();
}

/** The system's setting for less motion, where it can be read. */
export const reducedMotionQuery = (): MediaQueryList | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)');
