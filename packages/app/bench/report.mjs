import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../scripts/processes.mjs';
import { spreadOf } from './judge/noise.mjs';

const FILE = join(ROOT, '.cache/bench/latest.json');

/** @typedef {import('./judge/verdict.mjs').JudgedRow} JudgedRow */

/** @param {JudgedRow} row */
const withSpread = (row) => ({
  ...row,
  ...(row.median !== undefined && {
    spread: spreadOf({ iqr: row.iqr ?? 0, median: row.median }),
  }),
});

/**
 * Writes all that a run found out, for other programs.
 * @param {object} run
 * @param {readonly JudgedRow[]} run.rows
 * @param {import('./rounds.mjs').Measurements} run.measurements
 * @param {Record<string, unknown>} run.facts where, when and how it was made
 * @returns {string} the file
 */
export function writeReport({ rows, measurements, facts }) {
  const { samples, failures, notes } = measurements;
  const report = {
    ...facts,
    rows: rows.map(withSpread),
    samples: Object.fromEntries(samples),
    failures,
    notes,
  };
  const telling = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    value === Number.POSITIVE_INFINITY ? 'never' : value; // JSON would say null
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(report, telling, 2)}\n`);
  return FILE;
}
