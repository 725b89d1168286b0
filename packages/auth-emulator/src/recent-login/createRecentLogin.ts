/** Seconds after which the provider takes no login for recent. */
const PROVIDER_LIMIT = 300;

/**
 * Which logins are recent: those of the last five minutes, until the limit is changed.
 * @param clock in milliseconds, since 1970; tests have one of their own
 */
export function createRecentLogin(clock: {
  now: () => number;
  sleep: (time: number) => Promise<unknown>;
}) {
  let limit = PROVIDER_LIMIT;
  let since = 0; // logins before this second are too old, whatever the limit
  const currentSecond = () => Math.floor(clock.now() / 1000);

  return {
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

    /** @param authTime in seconds since 1970 */
    isRecent: (authTime: number): boolean =>
      authTime >= since && currentSecond() - authTime <= (limit || PROVIDER_LIMIT),
  };
}
