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
 * Whether a series says too little. One that never ended is not noisy but failed.
 * @param {Summary} summary
 * @param {Unit} unit
 */
export function isNoisy(summary, unit) {
  if (!Number.isFinite(summary.median)) return false;
  return summary.iqr > NEGLIGIBLE[unit] && spreadOf(summary) > SPREAD_LIMIT;
}
