/*
 * Objects that a browser may deny (storage, if all cookies are blocked), or that jsdom and happy-dom, the DOMs of
 * consumers' unit tests, lack. Only this folder uses them: without one, a component renders all of its content and follows
 * no change.
 */

/** Returns a result; `undefined` if the browser denies or lacks what it is read from. */
export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns the function that stops an observer, also without an observer. */
export function started(start: () => ResizeObserver | IntersectionObserver | MutationObserver) {
  const observer = attempt(start);
  return () => observer?.disconnect();
}

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
export const observeSize = (element: Element, callback: () => void): (() => void) =>
  started(() => {
    const observer = new ResizeObserver(callback);
    observer.observe(element);
    return observer;
  });

/** The system's setting for reduced motion, if the browser tells it. */
export const reducedMotionQuery = (): MediaQueryList | undefined =>
  attempt(() => matchMedia('(prefers-reduced-motion: reduce)'));

/** Returns a stored item; `undefined` if the browser denies it. */
export const readItem = (key: string): string | null | undefined =>
  attempt(() => localStorage.getItem(key));

/** @throws {DOMException} if storage is full or denied */
export function storeItem(key: string, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Copies a text. Rejects if the browser denies it, or the page is no secure context. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
