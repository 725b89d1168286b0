import { describeProblem, isUnanswered } from './describeProblem.ts';
import type { Events, Topic } from './events.ts';

/** The latest answer of the emulator. Data stay readable while it does not answer. */
export interface Live<Data> {
  /** `undefined` until the first answer. */
  data: Data | undefined;
  /** Why the last request failed. */
  problem: string | undefined;
}

/** A part of the emulator's state, for `useLive`. */
export interface LiveSource<Data> {
  subscribe: (listener: () => void) => () => void;
  read: () => Live<Data>;
  /** Requests it at once. */
  reload: () => Promise<Data>;
}

interface LiveOptions<Data> {
  /** Changes after which it is requested again. */
  topics: readonly Topic[];
  load: () => Promise<Data>;
  /** Milliseconds until it changes by itself. */
  changesIn?: (data: Data) => number;
}

const RETRY = 1000; // ms
const PAUSE = 200; // ms between two requests: tests cause hundreds of changes a second

/** Requests a part of the emulator's state while something listens, and again after each change. */
export function createLive<Data>(
  events: Pick<Events, 'onChange'>,
  { topics, load, changesIn }: LiveOptions<Data>,
): LiveSource<Data> {
  const listeners = new Set<() => void>();
  let state: Live<Data> = { data: undefined, problem: undefined };
  let isLoading = false;
  let isStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  function set(next: Live<Data>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function refresh(): Promise<void> {
    isStale = true;
    if (isLoading) return;
    isLoading = true;
    while (isStale && listeners.size > 0) {
      isStale = false;
      clearTimeout(timer);
      try {
        const data = await load();
        set({ data, problem: undefined });
        if (changesIn && listeners.size > 0) timer = setTimeout(refresh, changesIn(data));
      } catch (error) {
        set({ ...state, problem: describeProblem(error) });
        // The emulator may still be starting behind its proxy, which then sends no event when it is ready.
        if (isUnanswered(error) && listeners.size > 0) timer = setTimeout(refresh, RETRY);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    isLoading = false;
  }

  return {
    read: () => state,
    async reload() {
      const data = await load();
      set({ data, problem: undefined });
      return data;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stop = events.onChange((changed) => {
          if (changed === 'everything' || topics.some((topic) => changed.has(topic))) refresh();
        });
        refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stop?.();
      };
    },
  };
}
