'use client';

import { useEffect, useState } from 'react';
import type { Toy } from '../toy.ts';
import type { ToyIndex } from './toyIndex.ts';

/** The search of a box: what it finds beyond the text in a name. */
export interface FuzzySearch {
  /** Loads the code and builds the index: when the box gets focus. */
  prepare: () => void;
  /**
   * Toys that match the text by other words, another order or with typos; `undefined` while that is not known yet. None
   * when the code couldn't be loaded: the next `prepare` tries again.
   */
  findMore: (text: string) => readonly Toy[] | undefined;
}

/** Loads the code of the index. */
export const loadToyIndex = () => import('./toyIndex.ts');

/**
 * An index of the toys, for a search box.
 * @param load loads the code of the index: `loadToyIndex`, or that with retries
 */
export function useFuzzySearch(toys: readonly Toy[], load = loadToyIndex): FuzzySearch {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  const [built, setBuilt] = useState<{ toys: readonly Toy[]; index: ToyIndex }>();

  useEffect(() => {
    if (state !== 'on') return;
    const building = new AbortController();
    const { signal } = building;
    load()
      .then(({ createToyIndex }) => createToyIndex(toys, signal))
      .then(
        (index) => setBuilt({ toys, index }),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The fuzzy search could not be loaded.', error);
          setState('failed');
        },
      );
    return () => building.abort();
  }, [state, toys, load]);

  return {
    prepare: () => setState('on'),
    findMore: (text) => {
      if (built?.toys === toys) return built.index.find(text);
      return state === 'failed' ? [] : undefined;
    },
  };
}
