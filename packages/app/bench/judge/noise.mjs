/** @typedef {import('./statistics.mjs').Summary} Summary */
/** @typedef {'ms' | 'bytes' | 'count' | 'score'} Unit */

/** The middle half of a series may spread over this share of its median. */
export const SPREAD_LIMIT = 0.15;

/** Spreads below this are no noise, whatever the median: one frame, a few headers. @type {Record<Unit, number>} */
const NEGLIGIBLE = { ms: 17, bytes: 1000, count: 2, score: 0.005 };

/**
 * The spread in relation to the median: 0.1 when the middle half lies within a tenth of it.
 * @param {Pick<Summary, 'iqr' | 'median'>} summary
 */
export const spreadOf = ({ iqr, median }) => (iqr === 0 ? 0 : iqr / Math.abs(median));

/**
 * Whether a series says too little. Far below its goal a wide spread is none of anybody's business,
 * so the goal counts where it is larger than the median. What never ended is not noisy but failed.
 * @param {Summary} summary
 * @param {Unit} unit
 * @param {number} [goal] the most that it may be, if that is a figure
 */
export function isNoisy(summary, unit, goal = 0) {
  if (!Number.isFinite(summary.median)) return false;
  const median = Math.max(Math.abs(summary.median), goal);
  return summary.iqr > NEGLIGIBLE[unit] && spreadOf({ iqr: summary.iqr, median }) > SPREAD_LIMIT;
}
