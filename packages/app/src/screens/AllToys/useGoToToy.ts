import { getChosenFilters, showToy, type Toy, type ToyFilters } from '@toystore/storefront';
import type { ToyGridHandle } from '@toystore/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ToyList } from '../../filters/useToyList.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';

/** Goes to a toy's card as soon as it is there. Filters that hide it are removed first, which a message says. */
export function useGoToToy(
  { toys, counts, filters, saved }: ToyList,
  grid: RefObject<ToyGridHandle | null>,
  commitFilters: (filters: ToyFilters) => void,
): (toy: Toy) => void {
  const { showStatus } = useMessages();
  const [pendingToy, setPendingToy] = useState<Toy>();

  const goOn = useEffectEvent(() => {
    if (pendingToy === undefined || counts === undefined) return;
    if (grid.current?.scrollToToy(pendingToy.toyId)) return setPendingToy(undefined);
    const next = showToy(pendingToy, filters, saved);
    const kept = new Set(getChosenFilters(next).map(({ id }) => id));
    const removed = getChosenFilters(filters).filter(({ id }) => !kept.has(id));
    if (removed.length === 0) return setPendingToy(undefined); // the catalogue no longer has it
    commitFilters(next);
    const labels = removed.map(({ label }) => label).join(', ');
    showStatus({ message: `Filters removed to show ${pendingToy.toyName}: ${labels}` });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its card may be there when the toys have changed.
  useEffect(() => goOn(), [pendingToy, toys]);

  return (toy) => {
    if (!grid.current?.scrollToToy(toy.toyId)) setPendingToy(toy);
  };
}
