import type { RowHeights } from './rowHeights.ts';

/** Rows from `first` to `last`, both included. */
export interface RowRange {
  first: number;
  last: number;
}

/** Rows that are rendered, and how many pixels of rows that are not lie above them. */
export interface RowRun extends RowRange {
  space: number;
}

/** What of a long list is rendered, from its top to its end. */
export interface RowRuns {
  runs: RowRun[];
  /** Pixels below the last run: as many as keep the list's length, while there are rows that are not rendered. */
  spaceAfter: number;
}

/** The rows that a screen shows at `offset` below the list's top, and as many screens above and below as `ahead` says. */
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

/** Puts ranges into order, joins those that touch, and measures the space between them. */
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

/** Whether all rows of a range are rendered, those left out of account that the list does not have. */
export function covers({ runs }: RowRuns, { first, last }: RowRange, rows: number): boolean {
  return runs.some(
    (run) => run.first <= Math.max(0, first) && run.last >= Math.min(rows - 1, last),
  );
}

/** Whether two lists look the same with these runs. */
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

/** Rows with the gaps between them; the gaps around them are there anyhow. */
function spaceOf(heights: RowHeights, first: number, last: number): number {
  return last < first ? 0 : heights.top(last + 1) - heights.top(first) - heights.gap;
}
