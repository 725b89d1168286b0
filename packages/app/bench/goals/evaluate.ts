import { isUnstable, type Summary, summarize, type Unit } from './statistics.ts';

/** The measured values of each series. */
export type Samples = Map<string, number[]>;

/** The largest value allowed: a number, or `times` another series' median `plus` a number. */
export type Goal = number | { of: string; times?: number; plus?: number };

/** A row of the table. */
export interface Row {
  label: string;
  series: string;
  unit: Unit;
  /** A row without a goal is informative. */
  goal?: Goal;
  /** The references' series, for the ratios. */
  floor?: string;
  tutorial?: string;
}

export type Status = 'met' | 'not met' | 'unstable' | 'not measured' | '';

export type Result = Row &
  Partial<Summary> & {
    toFloor?: number | undefined;
    toTutorial?: number | undefined;
    limit?: number;
    status: Status;
  };

/** Returns the series that a row's status depends on. */
export const seriesOf = ({ series, goal }: Row): string[] =>
  typeof goal === 'object' ? [series, goal.of] : [series];

/** Compares the measured values with a row's goal. */
export function evaluate(row: Row, samples: Samples): Result {
  const summaryOf = (series = '') => {
    const values = samples.get(series);
    return values && summarize(values);
  };
  const { goal, unit } = row;
  const summary = summaryOf(row.series);
  if (summary === undefined) return { ...row, status: goal === undefined ? '' : 'not measured' };

  const ratioTo = (series: string | undefined) => {
    const median = summaryOf(series)?.median ?? 0;
    return median > 0 ? summary.median / median : undefined;
  };
  const ratios = { toFloor: ratioTo(row.floor), toTutorial: ratioTo(row.tutorial) };
  const result = { ...row, ...summary, ...ratios };
  if (goal === undefined) return { ...result, status: '' };
  if (typeof goal === 'number') {
    const unstable = isUnstable(summary, unit, goal);
    return { ...result, limit: goal, status: statusOf(summary, goal, goal, unstable) };
  }
  const reference = summaryOf(goal.of);
  if (reference === undefined) return { ...result, status: 'not measured' };
  const limitFor = (value: number) => value * (goal.times ?? 1) + (goal.plus ?? 0);
  const limit = limitFor(reference.median);
  const unstable = isUnstable(summary, unit) || isUnstable(reference, unit);
  return { ...result, limit, status: statusOf(summary, limit, limitFor(reference.max), unstable) };
}

/**
 * An unstable series never meets its goal, and misses it if its smallest value exceeds the largest limit: the one by the
 * reference's slowest round.
 */
function statusOf(
  { median, min }: Summary,
  limit: number,
  largestLimit: number,
  unstable: boolean,
) {
  if (min > largestLimit) return 'not met';
  if (unstable) return 'unstable';
  return median <= limit ? 'met' : 'not met';
}

/** Returns a run's exit code: 0 all goals met, 1 a goal missed or not measured, 2 unstable rows. */
export function exitCodeOf(results: readonly Pick<Result, 'status'>[]) {
  const statuses = new Set(results.map(({ status }) => status));
  if (statuses.has('not met') || statuses.has('not measured')) return 1;
  return statuses.has('unstable') ? 2 : 0;
}
