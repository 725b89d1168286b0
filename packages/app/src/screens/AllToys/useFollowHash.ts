import type { Catalogue, Toy } from '@toystore/storefront';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isNewVisit } from '../../layout/scrollRestoration.ts';
import { pageKey } from '../../overlays/overlayState.ts';
import { decodeSegment } from '../../paths.ts';

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
