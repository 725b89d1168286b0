import type { Toy } from '../toy.ts';
import { RowHeights } from './rowHeights.ts';
import type { RowRange } from './rowRuns.ts';
import type { ScrollArea } from './scrollArea.ts';

/** How a long list is laid out at one width. */
export interface ListLayout {
  /** The toys in its rows. */
  toys: readonly Toy[];
  columns: number;
  /** Pixels. */
  width: number;
  heights: RowHeights;
}

/** Whether one list is the other, or the beginning of it: the toys of their rows are then the same, as far as both go. */
export const beginAlike = (a: readonly Toy[], b: readonly Toy[]) =>
  a === b || a.every(({ toyId }, index) => index >= b.length || b[index]?.toyId === toyId);

/**
 * The layout of a grid as the page has it: the one known before while columns, width and toys are the same, else a
 * new one, whose rows are taken to be as tall as those that are rendered now. Where only the toys are others, rows are
 * taken to be as tall as before: the rendered ones may lie beyond the new list's end.
 */
export function readLayout(
  list: HTMLElement,
  toys: readonly Toy[],
  known: ListLayout | undefined,
): ListLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const rows = Math.ceil(toys.length / columns);
  const width = list.clientWidth;
  const sameSize = known?.columns === columns && known.width === width;
  if (sameSize && beginAlike(known.toys, toys)) {
    known.heights.rows = rows;
    known.toys = toys;
    return known;
  }
  const items = itemsOf(list);
  const mean = items.reduce((sum, item) => sum + heightOf(item), 0) / Math.max(1, items.length);
  const typical = known && (sameSize || items.length === 0) ? known.heights.typical : mean;
  const gap = Number.parseFloat(rowGap) || 0; // 'normal' is none
  return { toys, columns, width, heights: new RowHeights(rows, gap, typical) };
}

/**
 * Takes note of how tall the rendered rows are. Browsers keep what is on screen in its place when rows above
 * it turn out taller or shorter than assumed; where one does not, it is done here.
 */
export function measureRows(
  list: HTMLElement,
  { columns, heights }: ListLayout,
  area: ScrollArea,
): void {
  let moved = 0;
  for (const item of itemsOf(list)) {
    const index = Number(item.ariaPosInSet) - 1;
    if (index % columns !== 0) continue;
    const more = heights.measure(index / columns, heightOf(item));
    if (more !== 0 && item.getBoundingClientRect().bottom < area.top) moved += more;
  }
  const { overflowAnchor } = getComputedStyle(area.element);
  if (moved !== 0 && overflowAnchor !== 'auto')
    area.element.scrollBy({ top: moved, behavior: 'instant' });
}

/** The layout of a list all of whose rows are rendered. */
export function measureWhole(list: HTMLElement, toys: readonly Toy[]): ListLayout {
  const layout = readLayout(list, toys, undefined);
  const { columns, heights } = layout;
  for (const [index, item] of itemsOf(list).entries()) {
    if (index % columns === 0) heights.measure(index / columns, heightOf(item));
  }
  return layout;
}

/** The item of a toy by its place among all, 0 for the first; nothing while it is not rendered. */
export const itemAt = (list: HTMLElement, index: number) =>
  list.querySelector(`:scope > [aria-posinset="${index + 1}"]`);

/** The row with the focus and its neighbours: with them rendered, focus is not lost and Tab goes on either way. */
export function besideFocus(list: HTMLElement, columns: number): RowRange[] {
  const focused = document.activeElement?.closest('[aria-posinset]');
  if (!focused || focused.parentElement !== list) return [];
  const row = Math.floor((Number(focused.ariaPosInSet) - 1) / columns);
  return [{ first: row - 1, last: row + 1 }];
}

const itemsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>(':scope > [data-toy-id]'),
];

const heightOf = (item: HTMLElement) => item.getBoundingClientRect().height;
