import type { Toy, ToyGridHandle } from '@toystore/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { chosenFilters } from './chosenFilters.ts';
import { showToy } from './filterToys.ts';
import type { ToyFilters } from './searchParams.ts';
import type { ToyList } from './useToyList.ts';

interface GoToToyOptions {
  list: ToyList;
  grid: RefObject<ToyGridHandle | null>;
  commit: (filters: ToyFilters) => void;
  /** The toy to go to, if there is one. */
  toy: Toy | undefined;
  onArrived: () => void;
}

/** Goes to a toy's card as soon as it is there. Filters that hide it are removed first, which is said. */
export function useGoToToy({ list, grid, commit, toy, onArrived }: GoToToyOptions) {
  const { showStatus } = useMessages();

  const goOn = useEffectEvent(() => {
    if (toy === undefined || list.counts === undefined) return;
    if (grid.current?.scrollToToy(toy.toyId)) return onArrived();
    const next = showToy(toy, list.filters, list.saved);
    const kept = new Set(chosenFilters(next).map(({ id }) => id));
    const removed = chosenFilters(list.filters).filter(({ id }) => !kept.has(id));
    if (removed.length === 0) return onArrived(); // the catalogue no longer has it
    commit(next);
    const labels = removed.map(({ label }) => label).join(', ');
    showStatus({ message: `Filters removed to show ${toy.toyName}: ${labels}` });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its card may be there when the toys have changed.
  useEffect(() => goOn(), [toy, list.toys]);
}
