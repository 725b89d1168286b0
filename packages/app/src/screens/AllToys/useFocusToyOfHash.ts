import type { Toy, ToyGridHandle } from '@toystore/ui';
import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isNewVisit } from '../../layout/scrollRestoration.ts';
import { decodeSegment } from '../../paths.ts';

/** The history entries that have led to their toy. */
const followed = new Set<string>();

/**
 * A URL that ends in `#{toyId}` opens the page at that toy's card as soon as it is there. Whoever is typing by then goes
 * on typing; whoever comes by Back, Forward or a reload is where they left the page.
 */
export function useFocusToyOfHash(toys: readonly Toy[], grid: RefObject<ToyGridHandle | null>) {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const id = decodeSegment(hash.slice(1));
  const isThere = id !== '' && toys.some(({ toyId }) => toyId === id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses again.
  useEffect(() => {
    if (!isThere) return;
    const entry = key + hash;
    // To React Router the page that a document opens with is a POP, too.
    const isForward = navigationType !== 'POP' || (isNewVisit() && !followed.has(entry));
    followed.add(entry);
    if (isForward && !document.activeElement?.matches('input')) grid.current?.scrollToToy(id);
  }, [id, key, isThere]);
}
