/** How often something may be done. */
export interface Limit {
  count: number;
  /** Milliseconds in which they are counted. */
  window: number;
  message: string;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** @param now milliseconds since 1970 */
export function createRateLimits(now: () => number) {
  const times = new Map<string, number[]>();
  const recent = (key: string, { window }: Limit) =>
    (times.get(key) ?? []).filter((time) => time > now() - window && time <= now());

  return {
    isReached: (key: string, limit: Limit) => recent(key, limit).length >= limit.count,
    add: (key: string, limit: Limit) => times.set(key, [...recent(key, limit), now()]),
    forget: (key: string) => times.delete(key),
    clear: () => times.clear(),
  };
}
