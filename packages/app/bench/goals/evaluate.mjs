import { isUnstable, summarize } from './statistics.mjs';

/** @typedef {Map<string, number[]>} Samples the measured values of each series */

/**
 * @typedef {object} Goal the largest value allowed: `atMost`, or `times` another series' median, or that `plus` a number
 * @property {number} [atMost]
 * @property {number} [times]
 * @property {number} [plus]
 * @property {string} [of] the other series
 */

/**
 * @typedef {object} Row one line of the table
 * @property {string} label
 * @property {string} series
 * @property {import('./statistics.mjs').Unit} unit
 * @property {Goal} [goal] a row without one is informative
 * @property {string} [floor] the floor's series to compare with
 * @property {string} [tutorial] the tutorial's
 */

/** @typedef {'met' | 'not met' | 'unstable' | 'not measured' | ''} Status */

/**
 * @typedef {Row & Partial<import('./statistics.mjs').Summary> &
 *   { toFloor?: number, toTutorial?: number, limit?: number, status: Status }} Result
 */

/**
 * The series that a row's status depends on.
 * @param {Row} row
 * @returns {string[]}
 */
export const seriesOf = ({ series, goal }) => [series, ...(goal?.of ? [goal.of] : [])];

/**
 * Compares what was measured with a row's goal.
 * @param {Row} row
 * @param {Samples} samples
 * @returns {Result}
 */
export function evaluate(row, samples) {
  const summaryOf = (/** @type {string} */ series) => {
    const values = samples.get(series);
    return values && summarize(values);
  };
  const summary = summaryOf(row.series);
  if (summary === undefined) return { ...row, status: row.goal ? 'not measured' : '' };

  const result = { ...row, ...summary, ...ratios(row, summary.median, summaryOf) };
  const { goal, unit } = row;
  if (goal === undefined) return { ...result, status: '' };
  if (goal.of === undefined) {
    const limit = goal.atMost ?? Number.NaN;
    return {
      ...result,
      limit,
      status: statusOf(summary, limit, limit, isUnstable(summary, unit, limit)),
    };
  }
  const reference = summaryOf(goal.of);
  if (reference === undefined) return { ...result, status: 'not measured' };
  const limitFor = (/** @type {number} */ value) => value * (goal.times ?? 1) + (goal.plus ?? 0);
  const limit = limitFor(reference.median);
  const unstable = isUnstable(summary, unit) || isUnstable(reference, unit);
  return { ...result, limit, status: statusOf(summary, limit, limitFor(reference.max), unstable) };
}

/**
 * @param {Row} row
 * @param {number} median
 * @param {(series: string) => { median: number } | undefined} summaryOf
 */
function ratios({ floor, tutorial }, median, summaryOf) {
  const ratioTo = (/** @type {string | undefined} */ series) => {
    const reference = series && summaryOf(series);
    return reference && reference.median > 0 ? median / reference.median : undefined;
  };
  const [toFloor, toTutorial] = [ratioTo(floor), ratioTo(tutorial)];
  return {
    ...(toFloor !== undefined && { toFloor }),
    ...(toTutorial !== undefined && { toTutorial }),
  };
}

/**
 * A goal of zero must hold in every round. An unstable series never meets its goal, but one whose smallest value
 * exceeds the largest limit fails.
 * @param {import('./statistics.mjs').Summary} summary
 * @param {number} limit
 * @param {number} largestLimit the limit by the reference's slowest round
 * @param {boolean} unstable
 * @returns {Status}
 */
function statusOf({ median, min, max }, limit, largestLimit, unstable) {
  if (limit === 0) return max === 0 ? 'met' : 'not met';
  if (min > largestLimit) return 'not met';
  if (unstable) return 'unstable';
  return median <= limit ? 'met' : 'not met';
}

/**
 * The exit code of a run: 0 when every goal is met, 1 when one is not met or not measured, 2 when some are unstable.
 * @param {readonly Pick<Result, 'status'>[]} results
 */
export function exitCodeOf(results) {
  const statuses = new Set(results.map(({ status }) => status));
  if (statuses.has('not met') || statuses.has('not measured')) return 1;
  return statuses.has('unstable') ? 2 : 0;
}
