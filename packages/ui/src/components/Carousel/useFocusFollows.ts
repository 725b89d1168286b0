'use client';

import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { directionOf } from '../../primitives/place/directionOf.ts';

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

/** Elements that handle arrow keys themselves, without calling `preventDefault`. */
const NATIVE_ARROWS = 'input, select, textarea, audio, video, [contenteditable]';

/**
 * Returns how many slides a key moves: an arrow key moves to the next slide in reading direction, which is ArrowLeft
 * from right to left. Returns 0 for other keys, for keys with a modifier (Alt and an arrow is Back), and if the focused
 * element uses the key.
 */
export function arrowStep(event: KeyboardEvent<HTMLElement>): number {
  const { key, target, currentTarget } = event;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  if (event.isDefaultPrevented() || (target instanceof Element && target.closest(NATIVE_ARROWS))) {
    return 0;
  }
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  return directionOf(currentTarget) === 'rtl' ? -step : step;
}
