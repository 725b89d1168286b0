import { useEffect, useState } from 'react';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { useRetryOnReconnect } from '../loading/useRetryOnReconnect.ts';
import { whenIdle } from '../loading/whenIdle.ts';

/** The module that is loaded late. */
export type FilterCode = typeof import('./ToyFilters.tsx');

let loaded: FilterCode | undefined; // who comes back finds the toys as they were, at once

/**
 * The code that sorts and filters, which no page needs to begin with.
 * @param isUrgent whether toys are waiting for it
 */
export function useFilterCode(isUrgent: boolean) {
  const [code, setCode] = useState(loaded);
  const [isLost, setLost] = useState(false);

  const load = () => {
    setLost(false);
    importWithRetry('src/filters/ToyFilters.tsx', () => import('./ToyFilters.tsx')).then(
      (module) => {
        loaded = module;
        setCode(module);
      },
      (error: unknown) => {
        console.warn('The filters did not arrive.', error); // whoever asks for some is told
        setLost(true);
      },
    );
  };

  useRetryOnReconnect(isLost, load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` uses nothing that changes.
  useEffect(() => {
    if (code === undefined) return isUrgent ? load() : whenIdle(load);
  }, [code, isUrgent]);

  return { code, isLost, load };
}
