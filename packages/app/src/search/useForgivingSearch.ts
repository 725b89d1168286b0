import type { Toy } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { importWithRetry } from '../loading/importWithRetry.ts';
import type { ToyIndex } from './toyIndex.ts';

interface ForgivingSearch {
  /** Loads the code and builds the index: when the box gets focus. */
  prepare: () => void;
  /**
   * Toys that fit the text by other words, another order or with typos; `undefined` while that is not known yet. None
   * when the code did not arrive: the next focus asks for it again.
   */
  findMore: (text: string) => readonly Toy[] | undefined;
}

const loadIndex = () => importWithRetry('src/search/toyIndex.ts', () => import('./toyIndex.ts'));

/** What the search box finds beyond the text in a name (docs/search.md). */
export function useForgivingSearch(toys: readonly Toy[]): ForgivingSearch {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  const [built, setBuilt] = useState<{ toys: readonly Toy[]; index: ToyIndex }>();

  useEffect(() => {
    if (state !== 'on') return;
    const building = new AbortController();
    const { signal } = building;
    loadIndex()
      .then(({ createToyIndex }) => createToyIndex(toys, signal))
      .then(
        (index) => setBuilt({ toys, index }),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The search that forgives typos did not arrive.', error);
          setState('failed');
        },
      );
    return () => building.abort();
  }, [state, toys]);

  return {
    prepare: () => setState('on'),
    findMore: (text) => {
      if (built?.toys === toys) return built.index.find(text);
      return state === 'failed' ? [] : undefined;
    },
  };
}
