'use client';

import { useEffect, useEffectEvent } from 'react';
import { useRetryOnReconnect } from './useRetryOnReconnect.ts';

/**
 * Whether prices and stock are those of the shop: `revalidating` where a service worker had cached them and the current ones
 * are on their way, `stale` where those could not be loaded.
 */
export type Freshness = 'current' | 'revalidating' | 'stale';

const INTERVAL_MS = 30_000;

/**
 * Refreshes a catalogue that a service worker had cached: at once, and where that failed when the browser is back online, and
 * twice a minute: a host that answers again, or a phone that leaves a tunnel, is no event of the browser's. Not while the page is
 * hidden or without a network.
 */
export function useRevalidation(freshness: Freshness, refresh: () => void): void {
  const revalidate = useEffectEvent(refresh);
  useEffect(() => {
    if (freshness === 'revalidating') revalidate();
    if (freshness !== 'stale') return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden' && navigator.onLine) revalidate();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [freshness]);
  useRetryOnReconnect(freshness === 'stale', refresh);
}
