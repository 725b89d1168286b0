import { setTimeout as sleep } from 'node:timers/promises';

/** Seconds after which the provider takes no login for recent. */
const PROVIDER_LIMIT = 300;

interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (milliseconds: number) => Promise<unknown>;
}

export type RecentLogin = ReturnType<typeof createRecentLogin>;

/**
 * Which logins are recent: those of the last five minutes, until the limit is changed.
 * @param clock tests have one of their own
 */
export function createRecentLogin(clock: Clock = { now: Date.now, sleep }) {
  let limit = PROVIDER_LIMIT;
  let since = 0; // logins before this second are too old, whatever the limit
  const currentSecond = () => Math.floor(clock.now() / 1000);

  return {
    /** Seconds for which a login is recent. */
    limit: () => limit,

    /**
     * Changes the limit. 0 makes every login so far too old; later ones are recent for the usual time. A login's
     * time has whole seconds, so that takes until the next one begins.
     */
    async setLimit(seconds: number): Promise<void> {
      limit = seconds;
      const start = seconds === 0 ? currentSecond() + 1 : 0;
      since = start;
      for (let wait = start * 1000 - clock.now(); wait > 0; wait = start * 1000 - clock.now()) {
        await clock.sleep(wait); // may end a little early
      }
    },

    reset(): void {
      limit = PROVIDER_LIMIT;
      since = 0;
    },

    /** @param authTime in seconds since 1970 */
    isRecent: (authTime: number): boolean =>
      authTime >= since && currentSecond() - authTime <= (limit || PROVIDER_LIMIT),
  };
}
