import { describe, expect, test } from 'vitest';
import { evaluate, exitCodeOf, medianOf } from './evaluate.ts';
import { rows, rowsFor } from './goals.ts';
import { listScenarios } from './scenarios.ts';

const samples = new Map([
  ['shop', [100, 101, 102]],
  ['floor', [100, 100, 100]],
  ['other', [202, 202, 202]],
  ['unstable', [300, 100, 200]],
  ['low', [0, 10, 30, 31, 60]],
]);
const row = { label: 'a row', series: 'shop', unit: 'ms' as const };

test.each([
  ['a fixed goal', 101, 'met'],
  ['a missed fixed goal', 100, 'not met'],
  ['times the floor', { times: 1.01, of: 'floor' }, 'met'],
  ['a missed goal of times the floor', { times: 1, of: 'floor' }, 'not met'],
  ['a reference that was not measured', { times: 9, of: 'missing' }, 'not measured'],
])('evaluates %s', (_, goal, status) => {
  expect(evaluate({ ...row, goal }, samples).status).toBe(status);
});

test.each([
  ['never meets its goal', 'unstable', 250, 'unstable'],
  ['misses a goal that even its smallest value exceeds', 'unstable', 99, 'not met'],
  ['is stable far below its goal', 'low', 150, 'met'],
  ['is unstable near its goal', 'low', 60, 'unstable'],
])('a varying series %s', (_, series, goal, status) => {
  expect(evaluate({ ...row, series, goal }, samples).status).toBe(status);
});

test('a series without values is not measured, and has no status without a goal', () => {
  const missing = { ...row, series: 'missing' };
  expect(evaluate({ ...missing, goal: 1 }, samples).status).toBe('not measured');
  expect(evaluate(missing, samples).status).toBe('');
});

test('has the median, the range and the ratios to the floor and the other build', () => {
  expect(evaluate({ ...row, series: 'shop' }, samples)).toMatchObject({
    ...{ median: 101, min: 100, max: 102 },
    ...{ toFloor: 1.01, toOther: 0.5, status: '' },
  });
  expect(medianOf([4, 2])).toBe(3);
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

const measured = (only: string) => listScenarios(only).flatMap(({ series }) => series);

test('has each series once, and a scenario for each', () => {
  const names = rows.map(({ series }) => series);
  expect(new Set(names).size).toBe(names.length);
  expect(rowsFor(measured(''))).toEqual(rows);
});
