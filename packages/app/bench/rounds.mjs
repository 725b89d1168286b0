/** @typedef {import('playwright').Browser} Browser */

/**
 * @typedef {object} Scenario one thing to measure
 * @property {string} name
 * @property {readonly string[]} series what it measures a value of
 * @property {boolean} [once] whether the values are the same in each round
 * @property {(browser: Browser) => Promise<{ values: Record<string, number>, notes?: Record<string, unknown> }>} measure
 */

/**
 * @typedef {object} Measurements
 * @property {import('./goals/evaluate.mjs').Samples} samples
 * @property {Map<string, number>} expected how many values each series should have
 * @property {string[]} failures
 * @property {Record<string, unknown>} notes of each scenario, from its last round
 */

/** @returns {Measurements} */
export const noMeasurements = () => ({
  samples: new Map(),
  expected: new Map(),
  failures: [],
  notes: {},
});

/**
 * One round: every scenario once, in random order, so that none always follows the same one. One that fails is
 * reported and leaves its series without a value.
 * @param {Browser} browser
 * @param {readonly Scenario[]} scenarios
 * @param {Measurements} into
 * @param {(text: string) => void} report
 */
export async function runRound(browser, scenarios, into, report) {
  const { samples, expected, failures, notes } = into;
  for (const { name, series, measure } of shuffled(scenarios)) {
    for (const one of series) expected.set(one, (expected.get(one) ?? 0) + 1);
    const result = await measure(browser).catch((/** @type {Error} */ { message }) => {
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

/** @template Item @param {readonly Item[]} items @returns {Item[]} */
const shuffled = (items) =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/**
 * The series with a value of each round. The others are not used: the round that failed may have been the slowest.
 * @param {Measurements} measurements
 * @returns {import('./goals/evaluate.mjs').Samples}
 */
export const completeSeries = ({ samples, expected }) =>
  new Map([...samples].filter(([series, values]) => values.length === expected.get(series)));

/**
 * The scenarios that measure any of the series.
 * @param {readonly Scenario[]} scenarios
 * @param {readonly string[]} series
 */
export const scenariosFor = (scenarios, series) =>
  scenarios.filter((scenario) => scenario.series.some((one) => series.includes(one)));
