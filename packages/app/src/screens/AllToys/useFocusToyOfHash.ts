import { focusToy, type Toy } from '@toystore/ui';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isNewVisit } from '../../layout/useScrollAsPageGrows.ts';

/** The hashes that this document was opened at. */
const openedAt = new Set<string>();

/**
 * A URL that ends in `#{toyId}` opens the page at that toy's card as soon as it is there. Whoever is typing by then goes
 * on typing; whoever comes by Back, Forward or a reload is where they left the page.
 */
export function useFocusToyOfHash(toys: readonly Toy[]): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const id = decodeHash(hash);
  const isThere = id !== '' && toys.some(({ toyId }) => toyId === id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses again.
  useEffect(() => {
    if (!isThere) return;
    // To React Router the page that a document opens with is a POP, too, and has no key of its own.
    const opensHere = key === 'default' && isNewVisit() && !openedAt.has(hash);
    if (key === 'default') openedAt.add(hash);
    const isTyping = document.activeElement?.matches('input');
    if ((navigationType !== 'POP' || opensHere) && !isTyping) focusToy(id);
  }, [id, key, isThere]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // a stray % names no toy, which is fine
  }
}
