import type { RowHeights } from './rowHeights.ts';

/** Rows from `first` to `last`, both included. */
export interface RowRange {
  first: number;
  last: number;
}

/** Rendered rows, and the height in pixels of the unrendered rows above them. */
export interface RowRun extends RowRange {
  space: number;
}

/** The rendered parts of a long list, from its top to its end. */
export interface RowRuns {
  runs: RowRun[];
  /** Pixels below the last run: as many as preserve the list's length, while some rows are not rendered. */
  spaceAfter: number;
}

/** Returns the rows on a screen at `offset` from the list's top, and on `ahead` screens above and below. */
export function rowsNear(
  heights: RowHeights,
  offset: number,
  screen: number,
  ahead: number,
): RowRange {
  return {
    first: heights.rowAt(offset - ahead * screen),
    last: heights.rowAt(offset + (1 + ahead) * screen),
  };
}

/** Sorts ranges, merges those that touch, and computes the space between them. */
export function layOutRuns(heights: RowHeights, ranges: readonly RowRange[]): RowRuns {
  const end = heights.rows - 1;
  const runs: RowRun[] = [];
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const first = Math.max(0, range.first);
    const last = Math.min(end, range.last);
    const before = runs.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else if (first <= last)
      runs.push({ first, last, space: spaceOf(heights, (before?.last ?? -1) + 1, first - 1) });
  }
  const next = (runs.at(-1)?.last ?? -1) + 1;
  const rest = spaceOf(heights, next, end);
  return { runs, spaceAfter: rest && Math.max(rest / 2, heights.length - heights.top(next)) };
}

/** Returns whether all rows of a range are rendered; ignores rows beyond the list's end. */
export function covers({ runs }: RowRuns, { first, last }: RowRange, rows: number): boolean {
  return runs.some(
    (run) => run.first <= Math.max(0, first) && run.last >= Math.min(rows - 1, last),
  );
}

/** Returns whether two sets of runs render the same list. */
export function sameRuns(a: RowRuns, b: RowRuns): boolean {
  return (
    a.spaceAfter === b.spaceAfter &&
    a.runs.length === b.runs.length &&
    a.runs.every((run, index) => {
      const other = b.runs[index];
      return run.first === other?.first && run.last === other.last && run.space === other.space;
    })
  );
}

/** Returns the height of rows with the gaps between them; the gaps around them always exist. */
function spaceOf(heights: RowHeights, first: number, last: number): number {
  return last < first ? 0 : heights.top(last + 1) - heights.top(first) - heights.gap;
}
