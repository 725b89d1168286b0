export interface Limit {
  count: number;
  /** In milliseconds. */
  window: number;
  message: string;
}

/** @param now milliseconds since 1970 */
export function createRateLimits(now: () => number) {
  const times = new Map<string, number[]>();
  const recent = (key: string, { window }: Limit) =>
    (times.get(key) ?? []).filter((time) => time > now() - window && time <= now());

  return {
    /**
     * Counts an attempt before it is executed, so that concurrent attempts count, too.
     * @returns whether it is within the limit
     */
    take(key: string, limit: Limit): boolean {
      const taken = recent(key, limit);
      if (taken.length >= limit.count) return false;
      times.set(key, [...taken, now()]);
      return true;
    },
    giveBack: (key: string) => times.set(key, times.get(key)?.slice(0, -1) ?? []),
    forget: (key: string) => times.delete(key),
  };
}
