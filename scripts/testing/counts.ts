import type { Part } from './parts.ts';
import { readReport } from './reports.ts';

/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The last line of `npm test`; other programs read it. */
export const lastLine = ({ passed, failed, skipped }: Counts): string =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(
    ', ',
  );

/** Adds counts up. */
export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

/** Counts of a program that reports only success or failure. */
const oneCheck = (exitCode: number): Counts => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

/**
 * Compares the counts of a test runner's report with its exit code: a runner that failed without a failed test (it
 * crashed, a page threw an error), or that ran nothing, counts as one failure.
 * @param reported undefined when there is no report
 */
export function settle(reported: Counts | undefined, exitCode: number): Counts {
  const counts = reported ?? { passed: 0, failed: 0, skipped: 0 };
  const missed = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return missed ? { ...counts, failed: 1 } : counts;
}

/** Returns the counts of a part that has run. */
export function countsOf({ name, report }: Part, exitCode: number): Counts {
  if (report === undefined) return oneCheck(exitCode);
  const read =
    report === 'vitest' ? readReport(name, vitestCounts) : readReport(name, playwrightCounts);
  return settle(read, exitCode);
}

/** The fields of Vitest's JSON report that are read here. */
export interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: unknown[];
  }[];
}

/** A file that could not be loaded has no tests in the report and counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const { numTotalTests: total, numPassedTests: passed, numFailedTests: failed } = report;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed, failed: failed + broken.length, skipped: total - passed - failed };
}

/** The fields of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A test that passes only when it is run again has passed; Playwright lists it as flaky. */
export const playwrightCounts = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});
