import type { Toy } from '../toy.ts';
import { RowHeights } from './rowHeights.ts';
import type { RowRange } from './rowRuns.ts';
import type { ScrollArea } from './scrollArea.ts';

/** The layout of a long list at one width. */
export interface ListLayout {
  /** The toys in its rows. */
  toys: readonly Toy[];
  columns: number;
  /** Pixels. */
  width: number;
  heights: RowHeights;
}

/** Returns whether one list is a prefix of the other, so that their rows hold the same toys as far as both go. */
export const beginAlike = (a: readonly Toy[], b: readonly Toy[]) =>
  a === b || a.every(({ toyId }, index) => index >= b.length || b[index]?.toyId === toyId);

/**
 * Returns the grid's current layout: the previous one if columns, width and toys are the same, otherwise a new one with
 * the heights of the rows that are rendered now. If only the toys differ, rows keep the previous heights, because the
 * rendered rows may be beyond the new list's end.
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
  const gap = Number.parseFloat(rowGap) || 0; // 'normal' means no gap
  return { toys, columns, width, heights: new RowHeights(rows, gap, typical) };
}

/**
 * Records the heights of the rendered rows. Browsers with scroll anchoring keep the visible content in place when rows
 * above it are taller or shorter than assumed; in others this function does it.
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

/** Returns the layout of a list whose rows are all rendered. */
export function measureWhole(list: HTMLElement, toys: readonly Toy[]): ListLayout {
  const layout = readLayout(list, toys, undefined);
  const { columns, heights } = layout;
  for (const [index, item] of itemsOf(list).entries()) {
    if (index % columns === 0) heights.measure(index / columns, heightOf(item));
  }
  return layout;
}

/** Returns a toy's item by its index in the whole list; `undefined` while it is not rendered. */
export const itemAt = (list: HTMLElement, index: number) =>
  list.querySelector(`:scope > [aria-posinset="${index + 1}"]`);

/**
 * Returns the row with the focus and its neighbours: while they are rendered, the focus is not lost, and Tab works in
 * both directions.
 */
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
