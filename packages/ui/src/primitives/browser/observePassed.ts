import { started } from './browser.ts';

/* A file of its own, which loads with a toy's page. */

/**
 * Calls back when the page has scrolled past an element, under what the page's scroll padding reserves, and when it has returned.
 * @returns the function that stops observing
 */
export const observePassed = (
  element: Element,
  callback: (isPassed: boolean) => void,
): (() => void) =>
  started(() => {
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    // Everything below the window counts as inside, so that a jump from there to beyond the element is noticed.
    const observer = new IntersectionObserver(
      (entries) => callback(entries.at(-1)?.isIntersecting === false),
      { root: document, rootMargin: `${-covered || 0}px 0px 100000px` },
    );
    observer.observe(element);
    return observer;
  });
