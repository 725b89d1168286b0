import type { Browser } from 'playwright';
import { describe, expect, test } from 'vitest';
import { evaluate, exitCodeOf, medianOf } from './evaluate.ts';
import { rows, rowsFor } from './goals.ts';
import { completeSeries, noMeasurements, runRound, type Scenario } from './rounds.ts';
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

// No scenario here opens a page.
const browser = {} as Browser;

const reliable: Scenario = {
  name: 'load floor',
  series: ['floor LCP'],
  measure: async () => ({ 'floor LCP': 100 }),
};

/** Creates a scenario that fails in its second round. */
function unreliable(): Scenario {
  let round = 0;
  return {
    name: 'load shop',
    series: ['shop LCP'],
    measure: async () => {
      round++;
      if (round === 2) throw new Error('The page crashed.');
      return { 'shop LCP': 50 };
    },
  };
}

async function threeRounds(scenarios: Scenario[]) {
  const measurements = noMeasurements();
  const reported: string[] = [];
  for (let round = 1; round <= 3; round++) {
    await runRound(browser, scenarios, measurements, (text) => reported.push(text));
  }
  return { measurements, reported };
}

test('reports what failed in one round, and does not use its other rounds', async () => {
  const { measurements, reported } = await threeRounds([reliable, unreliable()]);
  const samples = completeSeries(measurements);
  const statusOf = (series: string) =>
    evaluate({ label: 'a row', unit: 'ms', series, goal: 100 }, samples).status;
  expect(statusOf('floor LCP')).toBe('met');
  expect(statusOf('shop LCP')).toBe('not measured');
  expect(measurements.samples.get('shop LCP')).toEqual([50, 50]);
  expect(reported).toEqual(['load shop failed: The page crashed.']);
  expect(measurements.failures).toEqual(reported);
});

test.each([[['floor FCP']], [['floor LCP', 'floor FCP']], [[]]])(
  'rejects a scenario that declares %j and measures something else',
  async (series) => {
    await expect(threeRounds([{ ...reliable, series }])).rejects.toThrow('load floor measured');
  },
);

const measured = (only: string) => listScenarios(only).flatMap(({ series }) => series);

test('has each series once, and a scenario for each', () => {
  const names = rows.map(({ series }) => series);
  expect(new Set(names).size).toBe(names.length);
  expect(rowsFor(measured(''))).toEqual(rows);
});

test('leaves out rows that were not measured', () => {
  const alone = rowsFor(measured('load shop /alltoy'));
  expect(alone.map(({ label }) => label)).toEqual(['CLS of /alltoy', 'TBT of /alltoy']);
});

test('rejects a word that no scenario has, and lists their names', () => {
  expect(() => measured('logn')).toThrow(/"logn"[\s\S]*load shop \/login/);
});
