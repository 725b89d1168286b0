'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { onReturn } from '../pageEvents.ts';

const MAX_AGE_MS = 300_000;

/** Calls `refresh` when the user returns to the page and `content` has not changed for five minutes. */
export function useRefreshOnReturn(content: unknown, refresh: () => void): void {
  const changedAt = useRef(0);
  const refreshIfOld = useEffectEvent(() => {
    const age = Math.abs(Date.now() - changedAt.current); // the user may have set the clock back
    if (age >= MAX_AGE_MS) refresh();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect records the time of each change of the content.
  useEffect(() => {
    changedAt.current = Date.now();
  }, [content]);

  useEffect(() => onReturn(() => refreshIfOld()), []);
}
