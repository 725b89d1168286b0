'use client';

import { useEffect, useEffectEvent } from 'react';
import { visibleTimeout } from '../../primitives/state/visibleTimeout.ts';

/** The minimum time to read a message. */
const SHORTEST_MS = 10_000;

/**
 * Calls `onDismiss` after `duration` ms, and at least `SHORTEST_MS`, in which the page was visible. Without a duration the
 * timer is paused; another message, or the same one with another key, restarts it.
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
    return visibleTimeout(dismiss, Math.max(duration, SHORTEST_MS));
  }, [duration, messageKey]);
}
