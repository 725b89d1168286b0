'use client';

import { useEffect, useState } from 'react';

/** The wait before an action may be repeated, such as sending an e-mail. */
export interface CoolDown {
  /** Whole seconds until it may be repeated; 0 means now. */
  secondsLeft: number;
  /** Whether it was started, and not reset since. */
  isStarted: boolean;
  start: () => void;
  reset: () => void;
}

/**
 * Counts down seconds, for `VerifyEmailBanner`.
 * @param duration milliseconds
 */
export function useCoolDown(duration: number): CoolDown {
  const [startedAt, setStartedAt] = useState<number>(); // from performance.now(), because Date.now() jumps when the clock is corrected
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
