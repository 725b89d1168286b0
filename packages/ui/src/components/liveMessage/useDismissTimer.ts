'use client';

import { useEffect, useEffectEvent } from 'react';
import { visibleTimeout } from '../../primitives/state/visibleTimeout.ts';

/** The minimum time to read a message, or to stop its time: WCAG 2.2.1 asks for 20 s to extend a limit. */
const SHORTEST_MS = 20_000;

/**
 * Calls `onDismiss` after `duration` ms, and at least 20 s, in which the page was visible and the timer was running without
 * interruption. Another message, or the same one with another key, restarts it.
 */
export function useDismissTimer(
  onDismiss: () => void,
  isRunning: boolean,
  messageKey?: string | undefined,
  duration = 0,
): void {
  const dismiss = useEffectEvent(onDismiss);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message gets its own full time
  useEffect(() => {
    if (!isRunning) return;
    return visibleTimeout(dismiss, Math.max(duration, SHORTEST_MS));
  }, [isRunning, messageKey, duration]);
}
