import { started } from './browser.ts';

/* A file of its own, which loads with a toy's page. */

/**
 * Everything below the window counts as inside, so that a jump from there to beyond the element is noticed; what is under a
 * `NavBar` is outside.
 */
const INSIDE = '-76px 0px 99999px';

/**
 * Calls back when the page has scrolled past an element, and when it has returned.
 * @returns the function that stops observing
 */
export const observePassed = (
  element: Element,
  callback: (isPassed: boolean) => void,
): (() => void) =>
  started(() => {
    const observer = new IntersectionObserver(
      (entries) => callback(entries.at(-1)?.isIntersecting === false),
      { root: document, rootMargin: INSIDE },
    );
    observer.observe(element);
    return observer;
  });
