import { describe, expect, test } from 'vitest';
import { lastLine, oneCheck, playwrightCounts, settle, sum, vitestCounts } from './counts.ts';

test('the last line is what other programs read', () => {
  expect(lastLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
});

test('counts add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 20, failed: 3 },
    ]),
  ).toEqual({ passed: 21, failed: 3 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});

test('a program without tests is one check', () => {
  expect(oneCheck(0)).toEqual({ passed: 1, failed: 0 });
  expect(oneCheck(2)).toEqual({ passed: 0, failed: 1 });
});

describe('a report held against the exit code', () => {
  test.each([
    ['all passed', { passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
    ['some failed', { passed: 5, failed: 2 }, 1, { passed: 5, failed: 2 }],
    ['a failure outside of any test', { passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
    [
      'skipped tests only, which runners forgive',
      { passed: 0, failed: 2 },
      0,
      { passed: 0, failed: 2 },
    ],
    ['no tests at all', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['no report', undefined, 1, { passed: 0, failed: 1 }],
    ['no report, yet success', undefined, 0, { passed: 0, failed: 1 }],
  ])('%s', (_, reported, exitCode, expected) => {
    expect(settle(reported, exitCode)).toEqual(expected);
  });
});

describe("Vitest's report", () => {
  const passedFile = { status: 'passed', assertionResults: [{}, {}] };

  test('what did not pass failed, skipped tests too', () => {
    const report = { numTotalTests: 9, numPassedTests: 6, testResults: [passedFile] };
    expect(vitestCounts(report)).toEqual({ passed: 6, failed: 3 });
  });

  test('a file that could not be loaded is a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { numTotalTests: 2, numPassedTests: 2, testResults: [passedFile, broken] };
    expect(vitestCounts(report)).toEqual({ passed: 2, failed: 1 });
  });
});

test("in Playwright's report, flaky and skipped tests failed", () => {
  const stats = { expected: 40, unexpected: 1, flaky: 2, skipped: 3 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 40, failed: 6 });
});
