import { focusItem } from './focusItem.ts';
import { revealToy } from './shownGrids.ts';

/**
 * Goes to a toy in a `ToyGrid` on the page: scrolls its card into view and focuses its link, at once or, where
 * a long grid has yet to render the card, as soon as it is there. For event handlers. Returns whether the toy is there.
 */
export function focusToy(toyId: string): boolean {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const item = document.getElementById(`toy-${toyId}`);
  return focusItem(item, still ? 'instant' : 'smooth') || revealToy(toyId);
}
