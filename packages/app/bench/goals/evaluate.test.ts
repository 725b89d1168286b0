import { describe, expect, test } from 'vitest';
import { evaluate, exitCodeOf } from './evaluate.mjs';

const samples = new Map([
  ['shop', [100, 101, 102]],
  ['floor', [100, 100, 100]],
  ['unstable', [100, 200, 300]],
  ['zero', [0, 0, 0]],
  ['once', [0, 0, 1]],
]);
const row = { label: 'a row', series: 'shop', unit: 'ms' as const };

test.each([
  ['a fixed goal', { atMost: 101 }, 'met'],
  ['a fixed goal, missed', { atMost: 100 }, 'not met'],
  ['times the floor', { times: 1.01, of: 'floor' }, 'met'],
  ['times the floor, missed', { times: 1, of: 'floor' }, 'not met'],
  ['the floor plus a number', { plus: 1, of: 'floor' }, 'met'],
  ['the floor plus a number, missed', { plus: 0, of: 'floor' }, 'not met'],
  ['an unstable reference', { times: 0.9, of: 'unstable' }, 'unstable'],
  ['a reference that was not measured', { times: 9, of: 'nothing' }, 'not measured'],
])('%s', (_, goal, status) => {
  expect(evaluate({ ...row, goal }, samples).status).toBe(status);
});

test.each([
  ['never meets its goal', { atMost: 250 }, 'unstable'],
  ['fails when even its smallest value is too large', { atMost: 99 }, 'not met'],
  ['fails so against a reference, too', { times: 0.9, of: 'floor' }, 'not met'],
])('an unstable series %s', (_, goal, status) => {
  expect(evaluate({ ...row, series: 'unstable', goal }, samples).status).toBe(status);
});

test.each([
  ['zero', 'met'],
  ['once', 'not met'],
])('a goal of zero must hold in every round: %s', (series, status) => {
  expect(evaluate({ ...row, series, goal: { atMost: 0 } }, samples).status).toBe(status);
});

test('a series without values is not measured; without a goal it has no status', () => {
  const missing = { ...row, series: 'nothing' };
  expect(evaluate({ ...missing, goal: { atMost: 1 } }, samples).status).toBe('not measured');
  expect(evaluate(missing, samples).status).toBe('');
});

test('a row has ratios to the references that were measured', () => {
  const result = evaluate({ ...row, floor: 'floor', tutorial: 'nothing' }, samples);
  expect(result).toMatchObject({ median: 101, toFloor: 1.01, status: '' });
  expect(result).not.toHaveProperty('toTutorial');
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
