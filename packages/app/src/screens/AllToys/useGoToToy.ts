import type { Toy, ToyGridHandle } from '@toystore/ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ToyList } from '../../filters/useToyList.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';

/**
 * Goes to a toy's card. Filters that hide it are removed first, which is said.
 * @param decide goes to the address with another query
 */
export function useGoToToy(
  { toys, choices }: ToyList,
  grid: RefObject<ToyGridHandle | null>,
  decide: (search: string) => void,
) {
  const { showStatus } = useMessages();
  const awaited = useRef<Toy>(undefined);

  const goTo = (toy: Toy) => {
    const isThere = grid.current?.scrollToToy(toy.toyId);
    awaited.current = isThere ? undefined : toy;
    if (isThere || choices?.counts === undefined) return;
    const { code, filters, saved } = choices;
    const next = code.withoutHiding(toy, filters, saved);
    const kept = new Set(code.chosenFilters(next).map(({ id }) => id));
    const removed = code.chosenFilters(filters).filter(({ id }) => !kept.has(id));
    if (removed.length === 0) return;
    decide(code.formatFilters(next));
    const labels = removed.map(({ label }) => label).join(', ');
    showStatus({ message: `Filters removed to show ${toy.toyName}: ${labels}` });
  };

  const goOn = useEffectEvent(() => {
    if (awaited.current) goTo(awaited.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its card may be there when the toys have changed.
  useEffect(() => goOn(), [toys]);

  return goTo;
}
