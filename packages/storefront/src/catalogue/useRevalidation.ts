'use client';

import { useEffect, useEffectEvent } from 'react';
import { useRetryOnReconnect } from './useRetryOnReconnect.ts';

/**
 * Whether prices and stock are current: `revalidating` while they are from a service worker's cache and the current ones load,
 * `stale` if those could not be loaded.
 */
export type Freshness = 'current' | 'revalidating' | 'stale';

const INTERVAL_MS = 30_000;

/**
 * Re-fetches a catalogue that is from a service worker's cache: at once, and after a failure when the browser is back online and
 * twice a minute, because no event reports that a host responds again. It pauses while the page is hidden or offline.
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
