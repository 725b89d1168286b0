'use client';

import { useSyncExternalStore } from 'react';

const QUERY = 'print';

const isPrinting = () => typeof matchMedia === 'function' && matchMedia(QUERY).matches;

function subscribe(onChange: () => void) {
  if (typeof matchMedia !== 'function') return () => {};
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the page is laid out for print. React renders the change before the browser prints. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);
