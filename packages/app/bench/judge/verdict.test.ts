import { describe, expect, test } from 'vitest';
import { exitCodeOf, judge } from './verdict.mjs';

const samples = new Map([
  ['shop', [100, 101, 102]],
  ['floor', [100, 100, 100]],
  ['restless', [100, 200, 300]],
  ['never', [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 9]],
]);
const row = { what: 'a row', series: 'shop', unit: 'ms' as const };

test.each([
  ['a figure of its own', { atMost: 101 }, 'met'],
  ['a figure that is too low', { atMost: 100 }, 'not met'],
  ['times the floor', { times: 1.01, of: 'floor' }, 'met'],
  ['times the floor, missed', { times: 1, of: 'floor' }, 'not met'],
  ['the floor and some', { plus: 1, of: 'floor' }, 'met'],
  ['a restless reference', { times: 9, of: 'restless' }, 'noisy'],
  ['a reference that was not measured', { times: 9, of: 'nobody' }, 'not measured'],
])('%s', (_, goal, verdict) => {
  expect(judge({ ...row, goal }, samples).verdict).toBe(verdict);
});

test('a noisy row is never met, however good its median', () => {
  const noisy = judge({ ...row, series: 'restless', goal: { atMost: 250 } }, samples);
  expect(noisy.verdict).toBe('noisy');
});

test('noise is no excuse for what fails at its very best', () => {
  const failed = judge({ ...row, series: 'restless', goal: { atMost: 99 } }, samples);
  expect(failed.verdict).toBe('not met');
  const clear = judge({ ...row, series: 'restless', goal: { times: 0.9, of: 'floor' } }, samples);
  expect(clear.verdict).toBe('not met');
});

test.each([
  [[0, 0, 0], 'met'],
  [[0, 0, 1], 'not met'],
])('none at all: %j is %s', (values, verdict) => {
  const none = { ...row, series: 'none', goal: { atMost: 0 } };
  expect(judge(none, new Map([['none', values]])).verdict).toBe(verdict);
});

test('what mostly never ended is not met', () => {
  expect(judge({ ...row, series: 'never', goal: { atMost: 60_000 } }, samples).verdict).toBe(
    'not met',
  );
});

test('a row tells its ratios, where there is something to compare with', () => {
  const judged = judge({ ...row, floor: 'floor', tutorial: 'nobody' }, samples);
  expect(judged).toMatchObject({ median: 101, toFloor: 1.01, verdict: '' });
  expect(judged).not.toHaveProperty('toTutorial');
});

describe('exit code', () => {
  test.each([
    [['met', ''], 0],
    [['met', 'noisy'], 2],
    [['noisy', 'not met'], 1],
    [['met', 'not measured'], 1],
  ] as const)('%j: %i', (verdicts, code) => {
    expect(exitCodeOf(verdicts.map((verdict) => ({ verdict })))).toBe(code);
  });
});
