import { relative } from 'node:path';
import { PORTS, SITE_URL } from '../../../scripts/addresses.mjs';
import { startAuthEmulator } from '../../../scripts/emulators.mjs';
import { requireFree } from '../../../scripts/ports.mjs';
import { ROOT } from '../../../scripts/processes.mjs';
import { dim, green, red, spell, yellow } from '../../../scripts/terminal.mjs';
import { evaluate, exitCodeOf, seriesOf } from './goals/evaluate.mjs';
import { rowsFor } from './goals/goals.mjs';
import { launchBrowser, withPage } from './measure/browser.mjs';
import { CONDITIONS } from './measure/conditions.mjs';
import { packagesInBuild } from './measure/lazyPackages.mjs';
import { buildPages, shopFolder } from './pages/build.mjs';
import { describeMachine, loadAverage, summarizeResults, writeReport } from './report/report.mjs';
import { table } from './report/table.mjs';
import { completeSeries, noMeasurements, runRound, scenariosFor } from './rounds.mjs';
import { listScenarios, serveSites } from './scenarios.mjs';

const ROUNDS = 5;
const RETRIES = 2; // of unstable rows

/** @typedef {import('./rounds.mjs').Measurements} Measurements */
/** @typedef {import('./rounds.mjs').Scenario} Scenario */

/**
 * The benchmark: builds, measures, prints a table and writes a report.
 * @param {{ quick: boolean, only?: string | undefined }} options `only` keeps the scenarios with that word in their name
 * @returns {Promise<number>} 0 when every goal is met, 1 when one is not, 2 when some are unstable
 * @throws {Error} when no scenario has that word
 */
export async function runBench({ quick, only = '' }) {
  const begin = Date.now();
  const loadBefore = loadAverage();
  listScenarios({ quick, only }); // refuses a wrong word before minutes of building
  await requireFree([PORTS.auth]);
  await buildPages();
  const { program: emulator } = await startAuthEmulator({ appUrl: SITE_URL });
  const { originOf, close } = await serveSites();
  const fileContains = packagesInBuild(shopFolder());
  const scenarios = listScenarios({ quick, only, sites: { originOf, fileContains } });
  const browser = await launchBrowser();
  const machine = describeMachine(browser, loadBefore);
  console.log([...machine, CONDITIONS, ''].join('\n'));

  await withPage(browser, {}, (page) => page.goto(originOf('shop'))); // the first page of a browser is slower
  const measurements = await measureAll(browser, scenarios, quick);
  await browser.close();
  close();
  await emulator.stop();

  const results = evaluateAll(measurements);
  const summary = summarizeResults(results, quick);
  console.log(`\n${table(results).map(inColour).join('\n')}\n`);
  console.log(`${summary} ${dim(`in ${spell(Date.now() - begin)}`)}`);
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
    await runRound(browser, some, measurements, (text) => console.log(yellow(text)));
    console.log(dim(`${name}: ${some.length} scenarios in ${spell(Date.now() - begin)}`));
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

/** @param {string} line of the table */
function inColour(line) {
  if (/not met$|not measured$/.test(line)) return red(line);
  if (line.endsWith('unstable')) return yellow(line);
  return line.endsWith('met') ? green(line) : line;
}
