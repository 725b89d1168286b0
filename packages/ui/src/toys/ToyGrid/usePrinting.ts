'use client';

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** The page's scroll position when its print began; `undefined` outside a print. */
let position: ScrollToOptions | undefined;

function subscribe(onChange: () => void) {
  const begin = () => {
    position ??= { left: scrollX, top: scrollY, behavior: 'instant' };
    flushSync(onChange); // the browser continues as soon as this function returns
  };
  const end = () => {
    const before = position;
    position = undefined;
    flushSync(onChange);
    if (before) scrollTo(before); // the printed part of a list may be shorter
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/**
 * Returns whether the page is being printed. React renders the change at `beforeprint`: afterwards browsers load the
 * pictures that are in the page, switch to print styles and divide the page into sheets, and no longer wait.
 */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => position !== undefined,
    () => false,
  );
