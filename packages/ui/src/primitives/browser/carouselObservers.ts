import { attempt, started } from './browser.ts';

/* A file of its own, which loads with the carousel. */

/** Returns whether sizes can be observed, for code that only checks that `ResizeObserver` exists. */
export const canObserveSize = (): boolean =>
  attempt(() => new ResizeObserver(() => {})) !== undefined;

/**
 * Calls back when an element enters or leaves the window.
 * @returns the function that stops observing
 */
export const observeOnScreen = (
  element: Element,
  callback: (isOnScreen: boolean) => void,
): (() => void) =>
  started(() => {
    const observer = new IntersectionObserver((entries) =>
      callback(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return observer;
  });

/**
 * Calls back when a `dir` attribute of the page changes.
 * @returns the function that stops observing
 */
export const observeDirection = (callback: () => void): (() => void) =>
  started(() => {
    const observer = new MutationObserver(callback);
    const options = { attributes: true, attributeFilter: ['dir'], subtree: true };
    observer.observe(document.documentElement, options);
    return observer;
  });
