import { relative } from 'node:path';
import { ROOT } from '../../../scripts/processes.mjs';
import { dim, green, red, spell, yellow } from '../../../scripts/terminal.mjs';
import { rowsOf } from './judge/goals.mjs';
import { summaryOf } from './judge/summary.mjs';
import { table } from './judge/table.mjs';
import { basisOf, exitCodeOf, judge } from './judge/verdict.mjs';
import { describeMachine, loadNow, machineLines } from './machine.mjs';
import { launchBrowser, warmUp } from './measure/browser.mjs';
import { CONDITIONS } from './measure/conditions.mjs';
import { lateCodeIn } from './measure/lateCode.mjs';
import { seeded } from './random.mjs';
import { writeReport } from './report.mjs';
import { noMeasurements, runRound, scenariosOf, wholeSeries } from './rounds.mjs';
import { listScenarios, serveSites } from './scenarios.mjs';
import { buildSites, shopFolder } from './sites.mjs';

const ROUNDS = 5;
const MORE_ROUNDS = 2; // for what was noisy
const SITES = /** @type {const} */ (['shop', 'floor', 'tutorial']);

/** @typedef {import('./rounds.mjs').Measurements} Measurements */
/** @typedef {import('./rounds.mjs').Scenario} Scenario */

/**
 * The benchmark: builds, measures, prints one table and writes one report.
 * @param {{ quick: boolean, only?: string | undefined }} options `only` keeps the scenarios with that word in their name
 * @returns {Promise<number>} 0 when every goal is met, 1 when not, 2 when the run was too noisy to tell
 * @throws {Error} when no scenario has that word
 */
export async function runBench({ quick, only = '' }) {
  const begin = Date.now();
  const loadBefore = loadNow();
  listScenarios({ quick, only }); // a word that chooses nothing is told before minutes of building
  await buildSites();
  const { originOf, close } = await serveSites({ quick });
  const hasLateCode = lateCodeIn(shopFolder());
  const scenarios = listScenarios({ quick, only, sites: { originOf, hasLateCode } });
  const browser = await launchBrowser();
  const machine = { ...describeMachine(browser), loadBefore };
  console.log([...machineLines(machine), CONDITIONS, ''].join('\n'));

  for (const site of SITES) await warmUp(browser, originOf(site));
  const measurements = await measureAll(browser, scenarios, quick);
  await browser.close();
  close();

  const judged = judgeAll(measurements);
  const summary = summaryOf(judged, quick);
  console.log(`\n${table(judged).map(inColour).join('\n')}\n`);
  console.log(`${summary} ${dim(`in ${spell(Date.now() - begin)}`)}`);
  const facts = { machine, conditions: CONDITIONS, quick, summary };
  console.log(dim(relative(ROOT, writeReport({ rows: judged, measurements, facts }))));
  return exitCodeOf(judged);
}

/** @param {Measurements} measurements */
function judgeAll(measurements) {
  const samples = wholeSeries(measurements);
  return rowsOf([...measurements.asked.keys()]).map((row) => judge(row, samples));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {readonly Scenario[]} scenarios
 * @param {boolean} quick
 */
async function measureAll(browser, scenarios, quick) {
  const measurements = noMeasurements();
  const random = seeded(Date.now());
  const say = (/** @type {string} */ text) => console.log(yellow(text));
  const rounds = quick ? 1 : ROUNDS;
  const run = async (/** @type {string} */ name, /** @type {readonly Scenario[]} */ some) => {
    const begin = Date.now();
    await runRound(browser, some, random, measurements, say);
    console.log(dim(`${name}: ${some.length} visits in ${spell(Date.now() - begin)}`));
  };

  for (let round = 1; round <= rounds; round++) {
    const due = scenarios.filter(({ once }) => !once || round === 1);
    await run(`Round ${round} of ${rounds}`, due);
  }
  for (let more = 1; more <= MORE_ROUNDS; more++) {
    const noisy = judgeAll(measurements).filter(({ verdict }) => verdict === 'noisy');
    if (noisy.length === 0) break;
    const again = scenariosOf(scenarios, noisy.flatMap(basisOf));
    await run(`Once more for ${noisy.length} noisy rows`, again);
  }
  return measurements;
}

/** @param {string} line of the table */
function inColour(line) {
  if (/not met$|not measured$/.test(line)) return red(line);
  if (line.endsWith('noisy')) return yellow(line);
  return line.endsWith('met') ? green(line) : line;
}
