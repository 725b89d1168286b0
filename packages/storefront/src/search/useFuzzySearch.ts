'use client';

import { useEffect, useState } from 'react';
import type { Toy } from '../toy.ts';
import type { createToyIndex, ToyIndex } from './toyIndex.ts';

/** A fuzzy search for a search box. */
export interface FuzzySearch {
  /** Loads the code and builds the index. Call it when the box gets focus. */
  prepare: () => void;
  /**
   * Returns toys that match the text in another word order or with typos; `undefined` until the index is ready. Returns none
   * if the code could not be loaded: the next `prepare` retries.
   */
  findMore: (text: string) => readonly Toy[] | undefined;
}

/** The module that is loaded late. */
export interface ToyIndexModule {
  createToyIndex: typeof createToyIndex;
}

/** Loads the code of the index. */
export const loadToyIndex = (): Promise<ToyIndexModule> => import('./toyIndex.ts');

/**
 * Returns a fuzzy search of the toys, for a search box.
 * @param load loads the code of the index: `loadToyIndex`, or the same with retries
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
