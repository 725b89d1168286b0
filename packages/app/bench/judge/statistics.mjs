/**
 * @typedef {object} Summary of repeated measurements
 * @property {number} count
 * @property {number} median
 * @property {number} min
 * @property {number} max
 * @property {number} iqr from the first quartile to the third
 */

/**
 * @param {readonly number[]} sorted
 * @param {number} share from 0 to 1
 */
function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below === above ? below : below + (above - below) * (place % 1);
}

/**
 * @param {readonly number[]} values
 * @returns {Summary}
 */
export function summarize(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    median: quantile(sorted, 0.5),
    min: quantile(sorted, 0),
    max: quantile(sorted, 1),
    iqr: quantile(sorted, 0.75) - quantile(sorted, 0.25),
  };
}
