'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hands the focus from a slide that a change has made inert to the same place in the new slide,
 * before the browser drops it (WCAG 2.4.3).
 */
export function useFocusFollows(viewport: RefObject<HTMLElement | null>, position: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can only be left behind by a change of slide.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!viewport.current?.contains(focused) || !focused?.closest('[inert]')) return;
    viewport.current
      .querySelector<HTMLElement>('[role="group"]:not([inert]) a')
      ?.focus({ preventScroll: true });
  }, [position, viewport]);
}
