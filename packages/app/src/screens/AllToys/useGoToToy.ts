import * as texts from '@shop/texts/allToys';
import {
  type Catalogue,
  filtersShowing,
  type Toy,
  type ToyFilters,
  type ToyList,
} from '@toystore/storefront';
import { type ToyGridHandle, useMessages } from '@toystore/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { labelOf } from '../../filters/filterTexts.ts';
import { isNewVisit } from '../../layout/scrollRestoration.ts';
import { pageKey } from '../../overlays/useOverlay.ts';
import { decodeSegment } from '../../page/paths.ts';

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
    const { filters: next, removed } = filtersShowing(pendingToy, filters, saved);
    if (removed.length === 0) return setPendingToy(undefined); // the catalogue no longer has it
    commitFilters(next);
    const labels = removed.map(labelOf).join(', ');
    showStatus({ message: texts.filtersRemoved({ toy: pendingToy.toyName, filters: labels }) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its card may be there when the toys have changed.
  useEffect(() => goOn(), [pendingToy, toys]);

  return (toy) => {
    if (!grid.current?.scrollToToy(toy.toyId)) setPendingToy(toy);
  };
}

/** The history entries that have led to their toy. */
const followed = new Set<string>();

/**
 * A URL that ends in `#{toyId}` opens the page at that toy's card as soon as the toy is known. Whoever is typing by then
 * goes on typing; whoever comes by Back, Forward or a reload, or opens an overlay, is where they left the page.
 */
export function useFollowHash({ toys, status }: Catalogue, goTo: (toy: Toy) => void) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const id = decodeSegment(location.hash.slice(1));
  const entry = pageKey(location) + location.hash;
  const isListed = location.search === '' || status === 'loaded'; // filters wait for the whole catalogue
  const toy = isListed && id !== '' ? toys.find(({ toyId }) => toyId === id) : undefined;

  const follow = useEffectEvent(() => {
    if (toy === undefined) return;
    // To React Router the page that a document opens with is a POP, too.
    const isForward = navigationType !== 'POP' || (isNewVisit() && !followed.has(entry));
    followed.add(entry);
    if (isForward && !document.activeElement?.matches('input')) goTo(toy);
  });
  const isKnown = toy !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again leads there again.
  useEffect(() => follow(), [id, entry, isKnown]);
}
