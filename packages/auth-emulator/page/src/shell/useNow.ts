import { useSyncExternalStore } from 'react';
import { useLive, useProject } from '../api/useLive.ts';

const currentSecond = () => Math.floor(Date.now() / 1000);

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** Returns the project's time, in whole seconds since 1970, and how far it is from the real time. */
export function useNow(): { seconds: number; offset: number } {
  const { data: offset = 0 } = useLive(useProject().clock);
  return { seconds: useSyncExternalStore(subscribe, currentSecond) + offset, offset };
}
