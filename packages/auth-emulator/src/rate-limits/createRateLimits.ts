import type { RateLimit } from '../client.ts';

export interface Limit {
  count: number;
  /** In milliseconds. */
  window: number;
  message: string;
}

/** @param now milliseconds since 1970 */
export function createRateLimits(now: () => number, enabled: boolean) {
  const attempts = new Map<string, { limit: Limit; times: number[] }>();
  const recent = (name: string, { window }: Limit) =>
    (attempts.get(name)?.times ?? []).filter((time) => time > now() - window && time <= now());

  return {
    enabled,

    /**
     * Counts an attempt before it is executed, so that concurrent attempts count, too.
     * @param name what is limited
     * @returns whether it is within the limit
     */
    take(name: string, limit: Limit): boolean {
      const taken = recent(name, limit);
      if (taken.length >= limit.count) return false;
      attempts.set(name, { limit, times: [...taken, now()] });
      return true;
    },
    giveBack: (name: string) => void attempts.get(name)?.times.pop(),
    forget: (name: string) => attempts.delete(name),

    /** @param always the limits that are listed before their first attempt */
    list(always: [name: string, Limit][]): RateLimit[] {
      const known = [...attempts].map(([name, { limit }]) => [name, limit] as const);
      return [...new Map([...always, ...known])].map(([name, limit]) => {
        const times = recent(name, limit);
        const [first = 0] = times;
        const allowed = limit.count;
        const wait = times.length >= allowed && { freesAt: first + limit.window };
        return { name, used: times.length, allowed, ...wait };
      });
    },
  };
}
