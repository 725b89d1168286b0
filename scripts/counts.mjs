/** @typedef {{ passed: number, failed: number }} Counts */

/** The last line of `npm test`; other programs read it. @param {Counts} counts */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** @param {Counts[]} all */
export function sum(all) {
  return all.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

/**
 * Counts of a program that tells only success or failure.
 * @param {number} exitCode
 * @returns {Counts}
 */
export const oneCheck = (exitCode) =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * Counts from a test runner's report, held against its exit code: a runner that failed without
 * a failed test (it crashed, a page threw an error), or that ran nothing, counts as one failure.
 * @param {Counts | undefined} reported undefined when there is no report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function settle(reported, exitCode) {
  const counts = reported ?? { passed: 0, failed: 0 };
  const missed = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return missed ? { ...counts, failed: 1 } : counts;
}

/**
 * Counts from Vitest's JSON report. All that did not pass failed, skipped tests too; a file that
 * could not be loaded has no tests in the report and counts as one.
 * @param {{ numTotalTests: number, numPassedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function vitestCounts({ numTotalTests, numPassedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

/**
 * Counts from Playwright's JSON report. All that did not pass at once failed, flaky and skipped
 * tests too.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}
