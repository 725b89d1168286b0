import type { Changed } from '../inspection.ts';
import type { LoggedOperation } from '../loggedOperation.ts';

const WAIT = 100; // ms between two notices of changes

export type FeedEvent = { operation: LoggedOperation } | { changed: Changed[] };

export type Feed = ReturnType<typeof createFeed>;

/** Notifies open pages of what happens in a project. A reset keeps it. */
export function createFeed() {
  const listeners = new Set<(event: FeedEvent) => void>();
  const pending = new Set<Changed>();

  function publish(event: FeedEvent): void {
    for (const listener of listeners) listener(event);
  }

  function publishChanges(): void {
    const changed = [...pending];
    pending.clear();
    publish({ changed });
  }

  return {
    publish,

    /** Announces changes, those of 100 ms in one event. */
    changed(...what: Changed[]): void {
      if (listeners.size === 0 || what.length === 0) return;
      if (pending.size === 0) setTimeout(publishChanges, WAIT).unref();
      for (const one of what) pending.add(one);
    },

    /** @returns a function that ends the subscription */
    subscribe(listener: (event: FeedEvent) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
