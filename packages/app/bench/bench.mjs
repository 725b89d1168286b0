import { relative } from 'node:path';
import { styleText } from 'node:util';
import { evaluate, exitCodeOf, seriesOf } from './goals/evaluate.mjs';
import { rowsFor } from './goals/goals.mjs';
import { launchBrowser, withPage } from './measure/browser.mjs';
import { CONDITIONS } from './measure/conditions.mjs';
import { packagesInBuild } from './measure/lazyPackages.mjs';
import { buildPages, ROOT, SHOP_FOLDER } from './pages/build.mjs';
import { describeMachine, loadAverage, summarizeResults, writeReport } from './report/report.mjs';
import { table } from './report/table.mjs';
import { completeSeries, noMeasurements, runRound, scenariosFor } from './rounds.mjs';
import { listScenarios, serveSites } from './scenarios.mjs';

export { listScenarios };

const ROUNDS = 5;
const RETRIES = 2; // of unstable rows

/** @typedef {import('./rounds.mjs').Measurements} Measurements */
/** @typedef {import('./rounds.mjs').Scenario} Scenario */

/**
 * The benchmark: builds the reference pages, measures, prints a table and writes a report. The shop and the kit must be
 * built, and the Auth emulator run.
 * @param {object} options
 * @param {boolean} options.quick
 * @param {string} options.only keeps the scenarios with that word in their name
 * @param {import('playwright').LaunchOptions} options.launchOptions
 * @param {object} options.hosting the settings that the shop is served with
 * @returns {Promise<number>} 0 when every goal is met, 1 when one is not, 2 when some are unstable
 */
export async function runBench({ quick, only, launchOptions, hosting }) {
  const begin = Date.now();
  const loadBefore = loadAverage();
  await buildPages();
  const { originOf, close } = await serveSites(hosting);
  const fileContains = packagesInBuild(SHOP_FOLDER);
  const scenarios = listScenarios({ quick, only, sites: { originOf, fileContains } });
  const browser = await launchBrowser(launchOptions);
  const machine = describeMachine(browser, loadBefore);
  console.log([...machine, CONDITIONS, ''].join('\n'));

  await withPage(browser, {}, (page) => page.goto(originOf('shop'))); // the first page of a browser is slower
  const measurements = await measureAll(browser, scenarios, quick);
  await browser.close();
  close();

  const results = evaluateAll(measurements);
  const summary = summarizeResults(results, quick);
  console.log(`\n${table(results).map(inColour).join('\n')}\n`);
  console.log(`${summary} ${dim(`in ${secondsSince(begin)} s`)}`);
  const run = { machine, conditions: CONDITIONS, quick, summary };
  console.log(dim(relative(ROOT, writeReport(results, measurements, run))));
  return exitCodeOf(results);
}

/** @param {Measurements} measurements */
function evaluateAll(measurements) {
  const samples = completeSeries(measurements);
  return rowsFor([...measurements.expected.keys()]).map((row) => evaluate(row, samples));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {readonly Scenario[]} scenarios
 * @param {boolean} quick
 */
async function measureAll(browser, scenarios, quick) {
  const measurements = noMeasurements();
  const run = async (/** @type {string} */ name, /** @type {readonly Scenario[]} */ some) => {
    const begin = Date.now();
    await runRound(browser, some, measurements, (text) => console.log(styleText('yellow', text)));
    console.log(dim(`${name}: ${some.length} scenarios in ${secondsSince(begin)} s`));
  };

  const rounds = quick ? 1 : ROUNDS;
  for (let round = 1; round <= rounds; round++) {
    const due = scenarios.filter(({ once }) => !once || round === 1);
    await run(`Round ${round} of ${rounds}`, due);
  }
  for (let retry = 1; retry <= RETRIES; retry++) {
    const unstable = evaluateAll(measurements).filter(({ status }) => status === 'unstable');
    if (unstable.length === 0) break;
    const again = scenariosFor(scenarios, unstable.flatMap(seriesOf));
    await run(`Retry ${retry} of ${unstable.length} unstable rows`, again);
  }
  return measurements;
}

/** @param {string} text */
const dim = (text) => styleText('dim', text);

/** @param {number} begin */
const secondsSince = (begin) => Math.round((Date.now() - begin) / 1000);

/** @param {string} line of the table */
function inColour(line) {
  if (/not met$|not measured$/.test(line)) return styleText('red', line);
  if (line.endsWith('unstable')) return styleText('yellow', line);
  return line.endsWith('met') ? styleText('green', line) : line;
}
