export type Unit = 'ms' | 'count' | 'score';

/** The measured values of each series. */
export type Samples = Map<string, number[]>;

/** A row of the table. */
export interface Row {
  label: string;
  series: string;
  unit: Unit;
  /** The largest value allowed: a number, or `times` another series' median. A row without a goal is informative. */
  goal?: number | { of: string; times: number };
}

export type Status = 'met' | 'not met' | 'unstable' | 'not measured' | '';

export interface Result extends Row {
  median?: number;
  min?: number;
  max?: number;
  limit?: number;
  /** The ratios to the medians of the floor and of the other build. */
  toFloor?: number | undefined;
  toOther?: number | undefined;
  status: Status;
}

/** A larger interquartile range, relative to the median or the goal, makes a series unstable, … */
const MAX_RELATIVE_IQR = 0.15;

/** … unless it is negligible: one frame, a layout shift that users cannot see. */
const NEGLIGIBLE_IQR: Record<Unit, number> = { ms: 17, count: 2, score: 0.005 };

function quantile(sorted: readonly number[], share: number) {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

/** Returns the median of values in any order; NaN without values. */
export const medianOf = (values: readonly number[] = []) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** Compares the measured values with a row's goal. */
export function evaluate(row: Row, samples: Samples): Result {
  const { goal, unit, series } = row;
  const values = samples.get(series)?.toSorted((a, b) => a - b);
  if (values === undefined) return { ...row, status: goal === undefined ? '' : 'not measured' };

  const [median, min, max] = [quantile(values, 0.5), quantile(values, 0), quantile(values, 1)];
  const ratioTo = (site: string) => {
    const reference = medianOf(samples.get(series.replace('shop', site)));
    return reference > 0 ? median / reference : undefined;
  };
  const result = { ...row, median, min, max, toFloor: ratioTo('floor'), toOther: ratioTo('other') };
  if (goal === undefined) return { ...result, status: '' };
  const limit = typeof goal === 'number' ? goal : goal.times * medianOf(samples.get(goal.of));
  if (Number.isNaN(limit)) return { ...result, status: 'not measured' };
  const iqr = quantile(values, 0.75) - quantile(values, 0.25);
  const isUnstable = iqr > NEGLIGIBLE_IQR[unit] && iqr > MAX_RELATIVE_IQR * Math.max(median, limit);
  return { ...result, limit, status: statusOf({ median, min }, limit, isUnstable) };
}

/** An unstable series never meets its goal, and misses it if even its smallest value does. */
function statusOf(
  { median, min }: { median: number; min: number },
  limit: number,
  unstable: boolean,
) {
  if (unstable && min <= limit) return 'unstable';
  return median <= limit ? 'met' : 'not met';
}

/** Returns a run's exit code: 0 all goals met, 1 a goal missed or not measured, 2 unstable rows. */
export function exitCodeOf(results: readonly Pick<Result, 'status'>[]) {
  const statuses = new Set(results.map(({ status }) => status));
  if (statuses.has('not met') || statuses.has('not measured')) return 1;
  return statuses.has('unstable') ? 2 : 0;
}
