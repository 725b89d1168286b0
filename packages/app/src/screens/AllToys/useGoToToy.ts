import * as texts from '@shop/texts/allToys';
import { filtersShowing, type Toy, type ToyFilters, type ToyList } from '@toystore/storefront';
import { type ToyGridHandle, useMessages } from '@toystore/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { labelOf } from '../../filters/filterTexts.ts';

/** Scrolls to a toy's card as soon as it is rendered. First removes filters that hide it, and shows a message. */
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
    const { filters: next, removed } = filtersShowing(pendingToy, filters, saved);
    if (removed.length === 0) return setPendingToy(undefined); // the catalogue no longer has it
    commitFilters(next);
    const labels = removed.map(labelOf).join(', ');
    showStatus({ message: texts.filtersRemoved({ toy: pendingToy.toyName, filters: labels }) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its card may be rendered when the toys have changed.
  useEffect(() => goOn(), [pendingToy, toys]);

  return (toy) => {
    if (!grid.current?.scrollToToy(toy.toyId)) setPendingToy(toy);
  };
}
