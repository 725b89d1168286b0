import { createContext, use, useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Loads the code of the screen at a path of this shop ahead of a visit. */
export type Prefetch = (path: string) => void;

/** The way to load screens ahead, for everything below. Without one, none is. */
export const PrefetchContext = createContext<Prefetch>(() => {});

/** The way to load a screen ahead: on a hint that it will be visited. Nothing for visitors who save data. */
export function usePrefetch(): Prefetch {
  const prefetch = use(PrefetchContext);
  return (path) => {
    if (!savesData()) prefetch(path);
  };
}

/** Loads a screen that is likely to be visited next, once there is time; with nothing, none yet. */
export function usePrefetchWhenIdle(path: string | undefined): void {
  const prefetch = use(PrefetchContext);
  useEffect(() => {
    if (path === undefined || savesData()) return;
    return whenIdle(() => prefetch(path));
  }, [prefetch, path]);
}

/** Whether the visitor asked for as little data as possible; only some browsers tell. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, 'saveData') === true
    : false;
}
