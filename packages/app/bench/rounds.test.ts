import type { Browser } from 'playwright';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { completeSeries, noMeasurements, runRound, type Scenario } from './rounds.ts';

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
