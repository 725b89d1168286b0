'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { hasVisibleText } from '../../primitives/text/hasVisibleText.ts';
import type { Toy } from '../toy.ts';

/** Fetches toys that match a text, for example from a search server. `signal` aborts once the text changes. */
export type LoadToys = (text: string, options: { signal: AbortSignal }) => Promise<readonly Toy[]>;

/** How long the user has to stop typing before toys are fetched. */
const DEBOUNCE_MS = 150;

/** The last answer, and its request; without toys the request failed. */
interface Answer {
  text: string;
  toys?: readonly Toy[];
}

const NO_TOYS: readonly Toy[] = [];

/** Returns the toys that `load` finds for a text; fetches them while the box is open. */
export function useLoadedToys(
  load: LoadToys | undefined,
  text: string,
  open: boolean,
): { toys: readonly Toy[]; status: 'ready' | 'loading' | 'failed' } {
  const [answer, setAnswer] = useState<Answer>();
  const wanted = load !== undefined && open && hasVisibleText(text) ? text : undefined;
  const isAnswered = answer?.text === wanted;

  const fetchToys = useEffectEvent(async (requested: string, signal: AbortSignal) => {
    if (answer?.text === requested && answer.toys) return;
    let next: Answer = { text: requested };
    try {
      const toys = await load?.(requested, { signal });
      if (toys) next = { text: requested, toys };
    } catch (error) {
      if (!signal.aborted) console.warn('Toys to suggest could not be loaded:', error);
    }
    if (!signal.aborted) setAnswer(next);
  });
  useEffect(() => {
    if (wanted === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => fetchToys(wanted, controller.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);

  if (wanted === undefined) return { toys: NO_TOYS, status: 'ready' };
  if (!isAnswered) return { toys: NO_TOYS, status: 'loading' };
  return { toys: answer?.toys ?? NO_TOYS, status: answer?.toys ? 'ready' : 'failed' };
}
