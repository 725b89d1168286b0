import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pageKey } from '../overlays/useOverlay.ts';
import { decodeSegment } from '../page/paths.ts';
import { isNewVisit } from './scrollRestoration.ts';

/** The history entries that have scrolled to their part of a page. */
const followed = new Set<string>();

/**
 * Goes to the part of a page that the URL names after `#`, as soon as that part is known. It does not while the user is
 * typing, nor after Back, Forward, a reload or opening an overlay, which keep the scroll position.
 * @param find returns the part, `undefined` while it is not known; the same function until it may find another one
 */
export function useFollowHash<Part>(
  find: (id: string) => Part | undefined,
  goTo: (part: Part) => void,
): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const id = decodeSegment(location.hash.slice(1));
  const entry = pageKey(location) + location.hash;

  const follow = useEffectEvent(() => {
    const part = id === '' || followed.has(entry) ? undefined : find(id);
    if (part === undefined) return;
    followed.add(entry);
    // React Router reports the page that a document opens with as a POP, too.
    const isForward = navigationType !== 'POP' || isNewVisit();
    if (isForward && !document.activeElement?.matches('input')) goTo(part);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again goes there again.
  useEffect(() => follow(), [entry, find]);
}
