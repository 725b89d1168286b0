export type Unit = 'ms' | 'bytes' | 'count' | 'score';

/** A summary of repeated measurements. */
export interface Summary {
  median: number;
  min: number;
  max: number;
  /** The interquartile range. */
  iqr: number;
}

function quantile(sorted: readonly number[], share: number) {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    min: quantile(sorted, 0),
    max: quantile(sorted, 1),
    iqr: quantile(sorted, 0.75) - quantile(sorted, 0.25),
  };
}

/** The largest relative interquartile range of a stable series. */
const MAX_RELATIVE_IQR = 0.15;

/** A smaller interquartile range is always stable: one frame, a few headers. */
const NEGLIGIBLE_IQR: Record<Unit, number> = { ms: 17, bytes: 1000, count: 2, score: 0.005 };

/**
 * Returns whether a series varies too much to be compared with a goal. The range is relative to the median, or to a larger
 * fixed goal: variation far below a goal changes nothing.
 */
export const isUnstable = ({ median, iqr }: Summary, unit: Unit, limit = 0) =>
  iqr > NEGLIGIBLE_IQR[unit] && iqr > MAX_RELATIVE_IQR * Math.max(Math.abs(median), limit);
