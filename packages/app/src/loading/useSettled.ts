import { useSyncExternalStore } from 'react';
import { isSettled, type LateScreen, watchScreens } from './screenCode.ts';

/** Whether a visit, known by its key, has waited enough for a screen; what needs no code is there. */
export function useSettled(late: LateScreen | undefined, visit: string): boolean {
  const isThere = () => late === undefined || isSettled(late, visit);
  return useSyncExternalStore(watchScreens, isThere, isThere);
}
