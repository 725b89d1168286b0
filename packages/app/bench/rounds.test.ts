import type { Browser } from 'playwright';
import { expect, test } from 'vitest';
import { judge } from './judge/verdict.mjs';
import { seeded } from './random.mjs';
import { noMeasurements, runRound, type Scenario, scenariosOf, wholeSeries } from './rounds.mjs';

// No scenario here opens a page.
const browser = {} as Browser;

const steady: Scenario = {
  name: 'load floor',
  series: ['floor LCP'],
  measure: async () => ({ values: { 'floor LCP': 100 } }),
};

/** One that fails in its second round. */
function shaky(): Scenario {
  let round = 0;
  return {
    name: 'load shop',
    series: ['shop LCP'],
    measure: async () => {
      round++;
      if (round === 2) throw new Error('The page crashed.');
      return { values: { 'shop LCP': 50 } };
    },
  };
}

async function threeRounds(scenarios: Scenario[]) {
  const measurements = noMeasurements();
  const said: string[] = [];
  for (let round = 1; round <= 3; round++) {
    await runRound(browser, scenarios, seeded(round), measurements, (text) => said.push(text));
  }
  return { measurements, said };
}

const row = { what: 'a row', unit: 'ms' as const };

test('what failed in one round is told, and not measured, however good its other rounds', async () => {
  const { measurements, said } = await threeRounds([steady, shaky()]);
  const samples = wholeSeries(measurements);
  const verdictOf = (series: string, goal: object) =>
    judge({ ...row, series, goal }, samples).verdict;
  expect(verdictOf('floor LCP', { atMost: 100 })).toBe('met');
  expect(verdictOf('shop LCP', { atMost: 100 })).toBe('not measured');
  expect(verdictOf('floor LCP', { times: 9, of: 'shop LCP' })).toBe('not measured');
  expect(measurements.samples.get('shop LCP')).toEqual([50, 50]);
  expect(said).toEqual(['load shop failed: The page crashed.']);
  expect(measurements.failures).toEqual(said);
});

test('what a scenario leaves out is missing, with the reason; the rest counts', async () => {
  const { measurements, said } = await threeRounds([
    {
      name: 'use shop',
      series: ['usable', 'late frames'],
      measure: async () => ({ values: { usable: 9 }, failure: 'It would not scroll.' }),
    },
  ]);
  expect([...wholeSeries(measurements).keys()]).toEqual(['usable']);
  expect(said).toHaveLength(3);
});

test('a value of a series that the scenario does not name is a mistake', async () => {
  const scenario = { ...steady, series: ['floor FCP'] };
  await expect(threeRounds([scenario])).rejects.toThrow('load floor gave floor LCP');
});

test('the scenarios behind some series', () => {
  const scenarios = [steady, shaky()];
  expect(scenariosOf(scenarios, ['shop LCP', 'nothing']).map(({ name }) => name)).toEqual([
    'load shop',
  ]);
});
