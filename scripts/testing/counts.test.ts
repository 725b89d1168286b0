import { describe, expect, test } from 'vitest';
import { lastLine, playwrightCounts, settle, vitestCounts } from './counts.ts';

test('formats the last line as other programs read it', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(lastLine({ passed: 12, failed: 0, skipped: 3 })).toBe('12 passed, 0 failed, 3 skipped');
});

describe('a report compared with the exit code', () => {
  test.each([
    ['all passed', { passed: 5, failed: 0, skipped: 0 }, 0, { passed: 5, failed: 0, skipped: 0 }],
    ['some failed', { passed: 5, failed: 2, skipped: 0 }, 1, { passed: 5, failed: 2, skipped: 0 }],
    [
      'a failure outside of any test',
      { passed: 5, failed: 0, skipped: 0 },
      1,
      { passed: 5, failed: 1, skipped: 0 },
    ],
    [
      'skipped tests only, which runners let pass',
      { passed: 0, failed: 0, skipped: 2 },
      0,
      { passed: 0, failed: 1, skipped: 2 },
    ],
    [
      'no tests at all',
      { passed: 0, failed: 0, skipped: 0 },
      0,
      { passed: 0, failed: 1, skipped: 0 },
    ],
    ['no report', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
    ['no report, yet success', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_, reported, exitCode, expected) => {
    expect(settle(reported, exitCode)).toEqual(expected);
  });
});

describe("Vitest's report", () => {
  const passedFile = { status: 'passed', assertionResults: ['one', 'two'] };

  test('counts a test that neither passed nor failed as skipped', () => {
    const report = {
      numTotalTests: 9,
      numPassedTests: 6,
      numFailedTests: 1,
      testResults: [passedFile],
    };
    expect(vitestCounts(report)).toEqual({ passed: 6, failed: 1, skipped: 2 });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = {
      numTotalTests: 2,
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [passedFile, broken],
    };
    expect(vitestCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });
});

test("counts a flaky test in Playwright's report as passed", () => {
  const stats = { expected: 40, unexpected: 1, flaky: 1, skipped: 3 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 41, failed: 1, skipped: 3 });
});
