/** Seconds for which a login is recent at the provider. */
const PROVIDER_LIMIT = 300;

interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (time: number) => Promise<unknown>;
}

/** @param earlier the state of an earlier project */
export function createRecentLogin(clock: Clock, earlier = { limit: PROVIDER_LIMIT, since: 0 }) {
  let { limit, since } = earlier; // logins before the second `since` are too old in any case
  const currentSecond = () => Math.floor(clock.now() / 1000);

  return {
    limit: () => limit,

    state: () => ({ limit, since }),

    /**
     * Changes the limit. 0 makes every login so far too old; later ones are recent for the usual time. A login's
     * time has whole seconds, so 0 waits for the next second.
     */
    async setLimit(seconds: number): Promise<void> {
      limit = seconds;
      since = seconds === 0 ? currentSecond() + 1 : 0;
      const wait = () => since * 1000 - clock.now();
      while (wait() > 0) await clock.sleep(wait()); // may end a little early
    },

    /** @param authTime in seconds since 1970 */
    isRecent: (authTime: number): boolean =>
      authTime >= since && currentSecond() - authTime <= (limit || PROVIDER_LIMIT),
  };
}
