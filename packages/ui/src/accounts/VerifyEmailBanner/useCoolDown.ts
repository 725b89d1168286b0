'use client';

import { useEffect, useState } from 'react';

/** The time after something that may not be repeated at once, such as sending an e-mail. */
export interface CoolDown {
  /** Until it may be repeated, in whole seconds; 0 is now. */
  secondsLeft: number;
  /** Whether it was started, and not reset since. */
  isStarted: boolean;
  start: () => void;
  reset: () => void;
}

/**
 * Counts a cool-down by seconds, for `VerifyEmailBanner`.
 * @param duration milliseconds
 */
export function useCoolDown(duration: number): CoolDown {
  const [startedAt, setStartedAt] = useState<number>(); // as performance.now(): Date.now() jumps where a clock is put right
  const [now, setNow] = useState(0);
  const elapsed = startedAt === undefined ? duration : now - startedAt;
  const secondsLeft = Math.max(0, Math.ceil((duration - elapsed) / 1000));
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    secondsLeft,
    isStarted: startedAt !== undefined,
    start: () => {
      const start = performance.now();
      setNow(start);
      setStartedAt(start);
    },
    reset: () => setStartedAt(undefined),
  };
}
