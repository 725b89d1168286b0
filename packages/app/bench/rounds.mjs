import { shuffled } from './random.mjs';

/**
 * @typedef {object} Scenario one thing to measure
 * @property {string} name
 * @property {readonly string[]} series what it gives a value of, each time
 * @property {boolean} [once] whether it gives the same each time, so that once is enough
 * @property {(browser: import('playwright').Browser) => Promise<Measured>} measure
 */

/**
 * @typedef {object} Measured
 * @property {Record<string, number>} values by series
 * @property {Record<string, unknown>} [notes]
 * @property {string} [failure] why series are missing, if some are
 */

/**
 * @typedef {object} Measurements
 * @property {import('./judge/verdict.mjs').Samples} samples
 * @property {Map<string, number>} asked how many values a series should have
 * @property {string[]} failures
 * @property {Record<string, unknown>} notes of each scenario, the last one's
 */

/** @returns {Measurements} */
export const noMeasurements = () => ({
  samples: new Map(),
  asked: new Map(),
  failures: [],
  notes: {},
});

/**
 * One round: every scenario once, in an order of its own, so that nobody always comes first or
 * after the same neighbour. A scenario that fails is told and leaves its series without a value.
 * @param {import('playwright').Browser} browser
 * @param {readonly Scenario[]} scenarios
 * @param {import('./random.mjs').Random} random
 * @param {Measurements} into
 * @param {(text: string) => void} say
 */
export async function runRound(browser, scenarios, random, into, say) {
  const { samples, asked, failures, notes } = into;
  for (const scenario of shuffled(scenarios, random)) {
    const { name, series } = scenario;
    for (const one of series) asked.set(one, (asked.get(one) ?? 0) + 1);
    const result = await measured(scenario, browser);
    for (const [one, value] of Object.entries(result.values)) {
      if (!series.includes(one)) throw new Error(`${name} gave ${one}, which it does not name.`);
      samples.set(one, [...(samples.get(one) ?? []), value]);
    }
    if (result.notes) notes[name] = result.notes;
    if (result.failure !== undefined) {
      failures.push(`${name} failed: ${result.failure}`);
      say(`${name} failed: ${result.failure}`);
    }
  }
}

/**
 * @param {Scenario} scenario
 * @param {import('playwright').Browser} browser
 * @returns {Promise<Measured>}
 */
async function measured({ measure }, browser) {
  try {
    return await measure(browser);
  } catch (error) {
    return { values: {}, failure: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The series with a value of each round. Those that lack one say too little: what failed might have been the slowest.
 * @param {Measurements} measurements
 * @returns {import('./judge/verdict.mjs').Samples}
 */
export const wholeSeries = ({ samples, asked }) =>
  new Map([...samples].filter(([series, values]) => values.length === asked.get(series)));

/**
 * The scenarios that give any of the series.
 * @param {readonly Scenario[]} scenarios
 * @param {readonly string[]} series
 */
export const scenariosOf = (scenarios, series) =>
  scenarios.filter((scenario) => scenario.series.some((one) => series.includes(one)));
