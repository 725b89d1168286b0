import type { KeyboardEvent } from 'react';
import { directionOf } from '../../primitives/place/directionOf.ts';

/** Elements that arrow keys operate without a handler that prevents the default. */
const NATIVE_ARROWS = 'input, select, textarea, audio, video, [contenteditable]';

/**
 * Returns how many slides a key moves: an arrow key moves to the next slide in reading direction, which is ArrowLeft from
 * right to left. 0 for any other key, with a modifier (Alt and an arrow is Back), and where the focused element uses it.
 */
export function arrowStep(event: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  const { key, target, currentTarget } = event;
  if (!/^Arrow(?:Left|Right)$/.test(key) || event.isDefaultPrevented()) return 0;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (target instanceof Element && target.closest(NATIVE_ARROWS)) return 0;
  return (key === 'ArrowRight') === (directionOf(currentTarget) === 'ltr') ? 1 : -1;
}
