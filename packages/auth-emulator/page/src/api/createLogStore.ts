import type { Call } from '../../../src/call.ts';
import type { LoggedOperation } from '../../../src/client.ts';
import { createLive, type LiveSource } from './createLive.ts';
import type { Events } from './events.ts';

const KEPT = 1000; // as many as the emulator keeps

/** The project's log, newest first. New operations arrive by events, without their bodies. */
export function createLogStore(events: Events, call: Call) {
  const loaded = createLive(events, {
    topics: [],
    load: async () => {
      const path = 'toystore/log';
      return (await call<{ operations: LoggedOperation[] }>('GET', path)).operations.reverse();
    },
  });
  let since: LoggedOperation[] = [];
  let shown = loaded.read();
  let loadedBefore = shown.data;
  const listeners = new Set<() => void>();
  let stop: (() => void)[] = [];

  function update(): void {
    const { data, problem } = loaded.read();
    const last = data?.[0]?.id ?? 0;
    const isRestarted = last < (loadedBefore?.[0]?.id ?? 0);
    since = isRestarted ? [] : since.filter(({ id }) => id > last);
    loadedBefore = data;
    shown = { data: data && [...since, ...data].slice(0, KEPT), problem };
    for (const listener of listeners) listener();
  }

  const source: Omit<LiveSource<LoggedOperation[]>, 'reload'> = {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stop = [
          events.onOperation((operation) => {
            since = [operation, ...since].slice(0, KEPT);
            update();
          }),
          loaded.subscribe(update),
        ];
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const end of stop) end();
      };
    },
  };

  return source;
}

/** Reads one operation with its bodies. */
export async function readOperation(call: Call, id: number): Promise<LoggedOperation | undefined> {
  const path = `toystore/log?after=${id - 1}&secrets=true`;
  const { operations } = await call<{ operations: LoggedOperation[] }>('GET', path);
  return operations.find((operation) => operation.id === id);
}
