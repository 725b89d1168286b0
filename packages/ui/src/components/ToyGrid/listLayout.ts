import { RowHeights } from './rowHeights.ts';

/** How a long list is laid out at one width. */
export interface ListLayout {
  columns: number;
  /** Pixels. */
  width: number;
  heights: RowHeights;
}

/** How many rows so many toys make. */
export const rowsIn = (count: number, { columns }: Pick<ListLayout, 'columns'>) =>
  Math.ceil(count / columns);

/** Reads a grid's layout from the page. Its rows are taken to be as tall as those that are rendered now. */
export function measureLayout(list: HTMLElement, count: number): ListLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const items = itemsOf(list).map(heightOf);
  const typical = items.reduce((sum, height) => sum + height, 0) / Math.max(1, items.length);
  return {
    columns,
    width: list.clientWidth,
    heights: new RowHeights(rowsIn(count, { columns }), Number.parseFloat(rowGap) || 0, typical),
  };
}

/** Whether rows have the same toys and much the same heights in both. */
export const sameLayout = (one: ListLayout, other: ListLayout) =>
  one.columns === other.columns && one.width === other.width;

/**
 * Takes note of how tall the rendered rows are. Browsers keep what is on screen in its place when rows above
 * it turn out taller or shorter than assumed; where one does not, it is done here.
 */
export function measureRows(list: HTMLElement, { columns, heights }: ListLayout): void {
  let moved = 0;
  for (const item of itemsOf(list)) {
    const index = Number(item.ariaPosInSet) - 1;
    if (index % columns !== 0) continue;
    const more = heights.measure(index / columns, heightOf(item));
    if (more !== 0 && item.getBoundingClientRect().bottom < 0) moved += more;
  }
  const { overflowAnchor } = getComputedStyle(document.documentElement);
  if (moved !== 0 && overflowAnchor !== 'auto') scrollBy({ top: moved });
}

const itemsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>(':scope > [aria-posinset]'),
];

const heightOf = (item: HTMLElement) => item.getBoundingClientRect().height;
