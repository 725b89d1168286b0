import type { Browser } from 'playwright';
import type { Samples } from './goals/evaluate.ts';

/** Something to measure. */
export interface Scenario {
  name: string;
  /** What it measures a value of. */
  series: readonly string[];
  measure: (
    browser: Browser,
  ) => Promise<{ values: Record<string, number>; notes?: Record<string, unknown> }>;
}

export interface Measurements {
  samples: Samples;
  /** How many values each series should have. */
  expected: Map<string, number>;
  failures: string[];
  /** Each scenario's notes, from its last round. */
  notes: Record<string, unknown>;
}

export const noMeasurements = (): Measurements => ({
  samples: new Map(),
  expected: new Map(),
  failures: [],
  notes: {},
});

/**
 * Runs every scenario once, in random order, so that none always follows the same one. A scenario that fails is reported and
 * leaves its series without a value.
 */
export async function runRound(
  browser: Browser,
  scenarios: readonly Scenario[],
  into: Measurements,
  report: (text: string) => void,
) {
  const { samples, expected, failures, notes } = into;
  for (const { name, series, measure } of shuffled(scenarios)) {
    for (const one of series) expected.set(one, (expected.get(one) ?? 0) + 1);
    const result = await measure(browser).catch(({ message }: Error) => {
      failures.push(`${name} failed: ${message}`);
      report(`${name} failed: ${message}`);
    });
    if (!result) continue;
    if (Object.keys(result.values).sort().join() !== [...series].sort().join()) {
      throw new Error(`${name} measured ${Object.keys(result.values)} instead of ${series}.`);
    }
    for (const [one, value] of Object.entries(result.values)) {
      samples.set(one, [...(samples.get(one) ?? []), value]);
    }
    if (result.notes) notes[name] = result.notes;
  }
}

const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** Returns the series that have a value from each round. A round that failed may have been the slowest. */
export const completeSeries = ({ samples, expected }: Measurements): Samples =>
  new Map([...samples].filter(([series, values]) => values.length === expected.get(series)));

/** Returns the scenarios that measure any of the series. */
export const scenariosFor = (scenarios: readonly Scenario[], series: readonly string[]) =>
  scenarios.filter((scenario) => scenario.series.some((one) => series.includes(one)));
