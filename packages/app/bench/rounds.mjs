import { shuffled } from './random.mjs';

/**
 * @typedef {object} Scenario one thing to measure
 * @property {string} name
 * @property {(browser: import('playwright').Browser) => Promise<{ values: Record<string, number>, notes?: Record<string, unknown> }>} measure
 */

/**
 * @typedef {object} Measurements
 * @property {import('./judge/verdict.mjs').Samples} samples
 * @property {Map<string, Set<string>>} sources which scenarios gave a series
 * @property {Record<string, unknown>} notes of each scenario, the last one's
 */

/** @returns {Measurements} */
export const noMeasurements = () => ({ samples: new Map(), sources: new Map(), notes: {} });

/**
 * One round: every scenario once, in an order of its own, so that nobody always comes first or
 * after the same neighbour. A scenario that fails is told and leaves its series without a value.
 * @param {import('playwright').Browser} browser
 * @param {readonly Scenario[]} scenarios
 * @param {import('./random.mjs').Random} random
 * @param {Measurements} into
 * @param {(text: string) => void} say
 */
export async function runRound(browser, scenarios, random, { samples, sources, notes }, say) {
  for (const { name, measure } of shuffled(scenarios, random)) {
    try {
      const result = await measure(browser);
      for (const [series, value] of Object.entries(result.values)) {
        samples.set(series, [...(samples.get(series) ?? []), value]);
        sources.set(series, (sources.get(series) ?? new Set()).add(name));
      }
      if (result.notes) notes[name] = result.notes;
    } catch (error) {
      say(`${name} failed: ${error instanceof Error ? error.message : error}`);
      notes[name] = { failure: String(error) };
    }
  }
}

/**
 * The scenarios that gave any of the series.
 * @param {readonly Scenario[]} scenarios
 * @param {readonly string[]} series
 * @param {Measurements} measurements
 */
export function scenariosOf(scenarios, series, { sources }) {
  const names = new Set(series.flatMap((one) => [...(sources.get(one) ?? [])]));
  return scenarios.filter(({ name }) => names.has(name));
}
