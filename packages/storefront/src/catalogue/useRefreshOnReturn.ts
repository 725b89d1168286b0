'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

const MAX_AGE_MS = 300_000;

/** Calls `refresh` when the page is looked at again and `content` has been the same for five minutes. */
export function useRefreshOnReturn(content: unknown, refresh: () => void): void {
  const changedAt = useRef(0);
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    const age = Math.abs(Date.now() - changedAt.current); // somebody may have set the clock back
    if (age >= MAX_AGE_MS) refresh();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is when the content changes that counts.
  useEffect(() => {
    changedAt.current = Date.now();
  }, [content]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('focus', () => onReturn(), { signal });
    document.addEventListener('visibilitychange', () => onReturn(), { signal });
    return () => listening.abort();
  }, []);
}
