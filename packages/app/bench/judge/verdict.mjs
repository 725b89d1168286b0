import { isNoisy } from './noise.mjs';
import { summarize } from './statistics.mjs';

/** @typedef {import('./noise.mjs').Unit} Unit */
/** @typedef {import('./statistics.mjs').Summary} Summary */
/** @typedef {Map<string, number[]>} Samples what was measured: series by name */

/**
 * @typedef {object} Goal the most that is allowed: `atMost`, or so many `times` another series' median, or that `plus` so many
 * @property {number} [atMost]
 * @property {number} [times]
 * @property {number} [plus]
 * @property {string} [of] the other series
 */

/**
 * @typedef {object} Row one line of the table
 * @property {string} what
 * @property {string} series
 * @property {Unit} unit
 * @property {Goal} [goal] without one the row only tells
 * @property {string} [floor] the floor's series for the same
 * @property {string} [tutorial] the tutorial's
 */

/** @typedef {'met' | 'not met' | 'noisy' | 'not measured' | ''} Verdict */

/**
 * @typedef {Row & Partial<Summary> & { toFloor?: number, toTutorial?: number, limit?: number, verdict: Verdict }} JudgedRow
 */

/**
 * The most that a row's median may be.
 * @param {Goal} goal
 * @param {number} reference the other series' median
 */
function limitOf({ atMost, times = 1, plus = 0 }, reference) {
  return atMost ?? reference * times + plus;
}

/**
 * The series that a row's verdict rests on.
 * @param {Row} row
 * @returns {string[]}
 */
export const basisOf = ({ series, goal }) => [series, ...(goal?.of ? [goal.of] : [])];

/**
 * @param {Row} row
 * @param {Samples} samples
 * @returns {JudgedRow}
 */
export function judge(row, samples) {
  const summaryOf = (/** @type {string} */ series) => {
    const values = samples.get(series);
    return values && summarize(values);
  };
  const summary = summaryOf(row.series);
  if (summary === undefined) return { ...row, verdict: row.goal ? 'not measured' : '' };

  const ratioTo = (/** @type {string | undefined} */ series) => {
    const reference = series && summaryOf(series);
    return reference && reference.median > 0 ? summary.median / reference.median : undefined;
  };
  const [toFloor, toTutorial] = [ratioTo(row.floor), ratioTo(row.tutorial)];
  const judged = {
    ...row,
    ...summary,
    ...(toFloor !== undefined && { toFloor }),
    ...(toTutorial !== undefined && { toTutorial }),
  };
  if (!row.goal) return { ...judged, verdict: '' };

  const basis = basisOf(row).map(summaryOf);
  if (basis.includes(undefined)) return { ...judged, verdict: 'not measured' };
  const reference = basis.at(-1);
  const limit = limitOf(row.goal, reference?.median ?? Number.NaN);
  const verdict = verdictOf(row, summary, reference ?? summary);
  return { ...judged, limit, verdict };
}

/**
 * Not a byte means not once. Noise is never met, but no excuse for what fails at its very best.
 * @param {Row} row
 * @param {Summary} summary
 * @param {Summary} reference what the goal rests on; the series itself if that is a figure
 * @returns {Verdict}
 */
function verdictOf({ goal = {}, unit }, summary, reference) {
  if (goal.atMost === 0) return summary.max === 0 ? 'met' : 'not met';
  if (summary.min > limitOf(goal, reference.max)) return 'not met';
  const isUnclear =
    isNoisy(summary, unit, goal.atMost) || (goal.of !== undefined && isNoisy(reference, unit));
  if (isUnclear) return 'noisy';
  return summary.median <= limitOf(goal, reference.median) ? 'met' : 'not met';
}

/**
 * The exit code of a run: 0 when every goal is met, 2 when nothing but noise is in the way.
 * @param {readonly Pick<JudgedRow, 'verdict'>[]} rows
 */
export function exitCodeOf(rows) {
  const verdicts = new Set(rows.map(({ verdict }) => verdict));
  if (verdicts.has('not met') || verdicts.has('not measured')) return 1;
  return verdicts.has('noisy') ? 2 : 0;
}
