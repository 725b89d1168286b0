/** @typedef {'ms' | 'bytes' | 'count' | 'score'} Unit */

/**
 * @typedef {object} Summary of repeated measurements
 * @property {number} median
 * @property {number} min
 * @property {number} max
 * @property {number} iqr the interquartile range
 */

/**
 * @param {readonly number[]} sorted
 * @param {number} share from 0 to 1
 */
function quantile(sorted, share) {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

/**
 * @param {readonly number[]} values
 * @returns {Summary}
 */
export function summarize(values) {
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

/** A smaller interquartile range is always stable: one frame, a few headers. @type {Record<Unit, number>} */
const NEGLIGIBLE_IQR = { ms: 17, bytes: 1000, count: 2, score: 0.005 };

/**
 * Whether a series varies too much to be compared with a goal. The range is taken relative to the median, or to the
 * goal where that is larger: variation far below a goal changes nothing.
 * @param {Summary} summary
 * @param {Unit} unit
 * @param {number} [limit] the goal, if it is a fixed value
 */
export const isUnstable = ({ median, iqr }, unit, limit = 0) =>
  iqr > NEGLIGIBLE_IQR[unit] && iqr > MAX_RELATIVE_IQR * Math.max(Math.abs(median), limit);
