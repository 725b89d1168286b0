'use client';

import { type RefObject, useLayoutEffect } from 'react';

const FOLLOWING = 4; // Node.DOCUMENT_POSITION_FOLLOWING, which a server does not have

/**
 * Moves the focus from a slide that became inert to the same element in the nearest slide in view, before the browser
 * drops it (WCAG 2.4.3).
 */
export function useFocusFollows(
  viewport: RefObject<HTMLElement | null>,
  position: number,
  inView: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of slides can make the focused slide inert.
  useLayoutEffect(() => {
    const left = document.activeElement?.closest('[inert]');
    if (!left || !viewport.current?.contains(left)) return;
    const seen = [...viewport.current.querySelectorAll('[role="group"]:not([inert])')];
    const isBefore = seen.some((slide) => left.compareDocumentPosition(slide) & FOLLOWING);
    const next = isBefore ? seen[0] : seen.at(-1);
    next?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [position, inView, viewport]);
}
