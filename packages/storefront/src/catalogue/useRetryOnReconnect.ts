'use client';

import { useEffect } from 'react';
import { onReconnect } from '../pageEvents.ts';

/** Retries after a failure, once for each reconnection, so that it never loops. */
export function useRetryOnReconnect(hasFailed: boolean, retry: () => void) {
  useEffect(() => {
    if (hasFailed) return onReconnect(retry);
  }, [hasFailed, retry]);
}
