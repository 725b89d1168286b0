import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const FILE = join(ROOT, '.cache/bench/latest.json');
const PACKAGES = ['react', 'react-router', 'swiper', 'firebase', 'vite', 'playwright'];

/** @typedef {import('../goals/evaluate.mjs').Result} Result */

/** The average load of the last minute. */
export const loadAverage = () => os.loadavg()[0]?.toFixed(2);

/**
 * Where and on what a run was made, line by line.
 * @param {import('playwright').Browser} browser
 * @param {string | undefined} loadBefore the load average before the run
 */
export function describeMachine(browser, loadBefore) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const versions = PACKAGES.map((name) => `${name} ${packages[`node_modules/${name}`]?.version}`);
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${cpu?.model}, ${os.cpus().length} cores, ${memory} GB; ${os.type()} ${os.release()} ${os.arch()}; load ${loadBefore} before`,
    `Chromium ${browser.version()}, Node ${process.version}, ${versions.join(', ')}`,
    `Commit ${commit()}, ${new Date().toISOString()}`,
  ];
}

function commit() {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown'; // the project is no clone
  }
}

/**
 * A run in one sentence. A single round is no result, and neither are unstable rows.
 * @param {readonly Pick<Result, 'status' | 'goal'>[]} results
 * @param {boolean} quick
 */
export function summarizeResults(results, quick) {
  const count = (/** @type {Result['status']} */ wanted) =>
    results.filter(({ status }) => status === wanted).length;
  const others = /** @type {const} */ (['not met', 'unstable', 'not measured'])
    .filter((status) => count(status) > 0)
    .map((status) => `, ${count(status)} ${status}`);
  const goals = results.filter(({ goal }) => goal).length;
  const counts = `${count('met')} of ${goals} goals met${others.join('')}`;
  return quick ? `A smoke test of one round, no result: ${counts}` : counts;
}

/**
 * Writes all that a run measured, for other programs.
 * @param {readonly Result[]} results
 * @param {import('../rounds.mjs').Measurements} measurements
 * @param {Record<string, unknown>} run where, when and how it was made
 * @returns {string} the file
 */
export function writeReport(results, { samples, failures, notes }, run) {
  const report = { ...run, results, samples: Object.fromEntries(samples), failures, notes };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`);
  return FILE;
}
