import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { Result } from '../goals/evaluate.ts';
import { ROOT } from '../pages/build.ts';
import type { Measurements } from '../rounds.ts';

const FILE = join(ROOT, '.cache/bench/latest.json');
const PACKAGES = ['react', 'react-router', 'swiper', 'firebase', 'vite', 'playwright'];

/** Returns the average load of the last minute. */
export const loadAverage = () => os.loadavg()[0]?.toFixed(2);

/** Describes the machine, the versions and the commit of a run. */
export function describeMachine(browser: Browser, loadBefore: string | undefined): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const versions = PACKAGES.map((name) => `${name} ${packages[`node_modules/${name}`]?.version}`);
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, ${memory} GB; ${os.type()} ${os.release()} ${os.arch()}; load ${loadBefore} before`,
    `Chromium ${browser.version()}, Node ${process.version}, ${versions.join(', ')}`,
    `Commit ${commit()}, ${new Date().toISOString()}`,
  ];
}

function commit() {
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], options).trim();
  } catch {
    return 'unknown'; // the project is not a clone
  }
}

/** Summarizes a run in one sentence. A single round is only a smoke test. */
export function summarizeResults(
  results: readonly Pick<Result, 'status' | 'goal'>[],
  quick: boolean,
) {
  const count = (wanted: Result['status']) =>
    results.filter(({ status }) => status === wanted).length;
  const others = (['not met', 'unstable', 'not measured'] as const)
    .filter((status) => count(status) > 0)
    .map((status) => `, ${count(status)} ${status}`);
  const goals = results.filter(({ goal }) => goal !== undefined).length;
  const counts = `${count('met')} of ${goals} goals met${others.join('')}`;
  return quick ? `A smoke test of one round, not a result: ${counts}` : counts;
}

/**
 * Writes everything that a run measured, for other programs.
 * @returns the file's path
 */
export function writeReport(
  results: readonly Result[],
  { samples, failures, notes }: Measurements,
  run: Record<string, unknown>,
) {
  const report = { ...run, results, samples: Object.fromEntries(samples), failures, notes };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`);
  return FILE;
}
