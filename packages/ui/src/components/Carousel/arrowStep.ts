import type { KeyboardEvent } from 'react';
import { directionOf } from '../../primitives/place/directionOf.ts';

/** Elements that arrow keys operate without a handler that prevents the default. */
const NATIVE_ARROWS = 'input, select, textarea, audio, video, [contenteditable]';

/**
 * Returns how many slides a key moves: an arrow key moves to the next slide in reading direction, which is ArrowLeft from
 * right to left. 0 for any other key, with a modifier (Alt and an arrow is Back), and where the focused element uses it.
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
