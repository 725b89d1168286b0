'use client';

import { useEffect, useEffectEvent } from 'react';

/** Nobody gets less time to read than this. */
const SHORTEST_MS = 10_000;

/**
 * Calls `onDismiss` after `duration` ms, and at least `SHORTEST_MS`. Without a duration the time stands
 * still; another message, or the same one by another key, starts it again.
 */
export function useDismissTimer(
  onDismiss: () => void,
  duration: number | undefined,
  messageKey: string | undefined,
) {
  const dismiss = useEffectEvent(onDismiss);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message gets its own full time
  useEffect(() => {
    if (duration === undefined) return;
    const timer = setTimeout(dismiss, Math.max(duration, SHORTEST_MS));
    return () => clearTimeout(timer);
  }, [duration, messageKey]);
}
