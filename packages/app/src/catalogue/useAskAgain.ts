import { useEffect } from 'react';

/**
 * While something has failed, asks again when that may help: when the browser comes back online, and when the page
 * comes back from the browser's back/forward cache. Once for each of these, so that it never asks in a loop.
 */
export function useAskAgain(hasFailed: boolean, askAgain: () => void) {
  useEffect(() => {
    if (!hasFailed) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) askAgain();
    };
    window.addEventListener('online', askAgain, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => leaving.abort();
  }, [hasFailed, askAgain]);
}
