'use client';

import { useEffect, useEffectEvent } from 'react';

const INTERVAL_MS = 30_000;

/**
 * While what is shown is stale, calls `refresh` twice a minute: a host that answers again, or a phone that leaves a tunnel, is no
 * event of the browser's. Not while the page is hidden, nor without a network, whose return is one.
 */
export function useRefreshWhileStale(isStale: boolean, refresh: () => void): void {
  const onInterval = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh();
  });
  useEffect(() => {
    if (!isStale) return;
    const timer = setInterval(() => onInterval(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isStale]);
}
