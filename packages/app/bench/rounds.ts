import type { Browser } from 'playwright';
import type { Samples } from './evaluate.ts';

/** Something to measure. */
export interface Scenario {
  name: string;
  /** The name of the measured value's subject. */
  series: readonly string[];
  measure: (browser: Browser) => Promise<Record<string, number>>;
}

/** Measured values, with the number of rounds that should have one of each series. */
export interface Measurements {
  samples: Samples;
  expected: Map<string, number>;
  failures: string[];
}

export const noMeasurements = (): Measurements => ({
  ...{ samples: new Map(), expected: new Map(), failures: [] },
});

/**
 * Runs every scenario once, in random order, so that builds are measured alternately. A scenario that fails is reported and
 * leaves its series without a value.
 */
export async function runRound(
  browser: Browser,
  scenarios: readonly Scenario[],
  { samples, expected, failures }: Measurements,
  report: (text: string) => void,
) {
  for (const { name, series, measure } of shuffled(scenarios)) {
    for (const one of series) expected.set(one, (expected.get(one) ?? 0) + 1);
    const values = await measure(browser).catch(({ message }: Error) => {
      failures.push(`${name} failed: ${message}`);
      report(`${name} failed: ${message}`);
    });
    if (!values) continue;
    if (Object.keys(values).sort().join() !== [...series].sort().join()) {
      throw new Error(`${name} measured ${Object.keys(values)} instead of ${series}.`);
    }
    for (const [one, value] of Object.entries(values)) {
      samples.set(one, [...(samples.get(one) ?? []), value]);
    }
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
