import { describe, expect, test } from 'vitest';
import { evaluate, exitCodeOf } from './evaluate.ts';

const samples = new Map([
  ['shop', [100, 101, 102]],
  ['floor', [100, 100, 100]],
  ['unstable', [100, 200, 300]],
]);
const row = { label: 'a row', series: 'shop', unit: 'ms' as const };

test.each([
  ['a fixed goal', 101, 'met'],
  ['a missed fixed goal', 100, 'not met'],
  ['times the floor', { times: 1.01, of: 'floor' }, 'met'],
  ['a missed goal of times the floor', { times: 1, of: 'floor' }, 'not met'],
  ['the floor plus a number', { plus: 1, of: 'floor' }, 'met'],
  ['a missed goal of the floor plus a number', { plus: 0, of: 'floor' }, 'not met'],
  ['an unstable reference', { times: 0.9, of: 'unstable' }, 'unstable'],
  ['a reference that was not measured', { times: 9, of: 'missing' }, 'not measured'],
])('evaluates %s', (_, goal, status) => {
  expect(evaluate({ ...row, goal }, samples).status).toBe(status);
});

test.each([
  ['never meets its goal', 250, 'unstable'],
  ['misses a goal that even its smallest value exceeds', 99, 'not met'],
  ['misses such a goal of a reference, too', { times: 0.9, of: 'floor' }, 'not met'],
])('an unstable series %s', (_, goal, status) => {
  expect(evaluate({ ...row, series: 'unstable', goal }, samples).status).toBe(status);
});

test('a series without values is not measured, and has no status without a goal', () => {
  const missing = { ...row, series: 'missing' };
  expect(evaluate({ ...missing, goal: 1 }, samples).status).toBe('not measured');
  expect(evaluate(missing, samples).status).toBe('');
});

test('has ratios to the references that were measured', () => {
  const result = evaluate({ ...row, floor: 'floor', tutorial: 'missing' }, samples);
  expect(result).toMatchObject({ median: 101, toFloor: 1.01, toTutorial: undefined, status: '' });
});

describe('exit code', () => {
  test.each([
    [['met', ''], 0],
    [['met', 'unstable'], 2],
    [['unstable', 'not met'], 1],
    [['met', 'not measured'], 1],
  ] as const)('%j: %i', (statuses, code) => {
    expect(exitCodeOf(statuses.map((status) => ({ status })))).toBe(code);
  });
});
