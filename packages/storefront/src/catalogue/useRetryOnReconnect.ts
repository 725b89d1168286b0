'use client';

import { useEffect } from 'react';

/**
 * While something has failed, retries when that may help: when the browser is back online, and when the page is
 * restored from the back/forward cache. Once for each of these events, so never in a loop.
 */
export function useRetryOnReconnect(hasFailed: boolean, retry: () => void) {
  useEffect(() => {
    if (!hasFailed) return;
    const listeners = new AbortController();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) retry();
    };
    window.addEventListener('online', retry, { signal: listeners.signal });
    window.addEventListener('pageshow', onPageShow, { signal: listeners.signal });
    return () => listeners.abort();
  }, [hasFailed, retry]);
}
