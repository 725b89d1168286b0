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

/** The history entries that have scrolled to their toy. */
const followed = new Set<string>();

/**
 * Opens a URL that ends in `#{toyId}` at that toy's card as soon as the toy is known. It does not scroll while the user is
 * typing, nor after Back, Forward, a reload or opening an overlay, which keep the scroll position.
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
    // React Router reports the page that a document opens with as a POP, too.
    const isForward = navigationType !== 'POP' || (isNewVisit() && !followed.has(entry));
    followed.add(entry);
    if (isForward && !document.activeElement?.matches('input')) goTo(toy);
  });
  const isKnown = toy !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls there again.
  useEffect(() => follow(), [id, entry, isKnown]);
}
