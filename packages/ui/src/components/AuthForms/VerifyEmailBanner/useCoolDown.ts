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
  const [startedAt, setStartedAt] = useState<number>(); // as Date.now()
  const [now, setNow] = useState(0);
  const elapsed = startedAt === undefined ? duration : now - startedAt;
  const isRunning = elapsed >= 0 && elapsed < duration; // below 0 the clock was set back

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    secondsLeft: isRunning ? Math.ceil((duration - elapsed) / 1000) : 0,
    isStarted: startedAt !== undefined,
    start: () => {
      setNow(Date.now());
      setStartedAt(Date.now());
    },
    reset: () => setStartedAt(undefined),
  };
}
