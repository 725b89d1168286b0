import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../../scripts/processes.mjs';
import { dim, green, red, spell, yellow } from '../../../scripts/terminal.mjs';
import { rows } from './judge/goals.mjs';
import { spreadOf } from './judge/noise.mjs';
import { table } from './judge/table.mjs';
import { basisOf, exitCodeOf, judge } from './judge/verdict.mjs';
import { kitSamples } from './kitSizes.mjs';
import { describeMachine, machineLines } from './machine.mjs';
import { launchBrowser } from './measure/browser.mjs';
import { CONDITIONS } from './measure/conditions.mjs';
import { seeded } from './random.mjs';
import { noMeasurements, runRound, scenariosOf } from './rounds.mjs';
import { prepareScenarios } from './scenarios.mjs';
import { buildSites } from './sites.mjs';

const ROUNDS = 5;
const MORE_ROUNDS = 2; // for what was noisy
const REPORT = join(ROOT, '.cache/bench/latest.json');

/** @typedef {import('./judge/verdict.mjs').JudgedRow} JudgedRow */
/** @typedef {import('./rounds.mjs').Scenario} Scenario */

/**
 * The benchmark: builds, measures, prints one table and writes one report.
 * @param {{ quick: boolean, only?: string | undefined }} options `only` keeps the scenarios with that word in their name
 * @returns {Promise<number>} 0 when every goal is met, 1 when not, 2 when the run was too noisy to tell
 */
export async function runBench({ quick, only = '' }) {
  const begin = Date.now();
  await buildSites();
  const { scenarios, close } = await prepareScenarios({ quick });
  const browser = await launchBrowser();
  const machine = describeMachine(browser);
  console.log([...machineLines(machine), CONDITIONS, ''].join('\n'));

  const chosen = scenarios.filter(({ name }) => name.includes(only));
  const { judged, notes } = await measureAll(browser, chosen, quick);
  await browser.close();
  close();

  console.log(`\n${table(judged).map(inColour).join('\n')}\n`);
  const code = exitCodeOf(judged);
  const summary = summaryOf(judged, quick);
  console.log(`${summary} ${dim(`in ${spell(Date.now() - begin)}`)}`);
  const spreads = judged.map((row) => ({ ...row, spread: spreadOfRow(row) }));
  mkdirSync(join(REPORT, '..'), { recursive: true });
  const report = { machine, conditions: CONDITIONS, quick, summary, rows: spreads, notes };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  console.log(dim(relative(ROOT, REPORT)));
  return code;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {readonly Scenario[]} scenarios
 * @param {boolean} quick
 */
async function measureAll(browser, scenarios, quick) {
  const measurements = noMeasurements();
  for (const [series, values] of await kitSamples()) measurements.samples.set(series, values);
  const random = seeded(Date.now());
  const say = (/** @type {string} */ text) => console.log(yellow(text));
  const rounds = quick ? 1 : ROUNDS;
  const run = async (/** @type {string} */ name, /** @type {readonly Scenario[]} */ some) => {
    const begin = Date.now();
    await runRound(browser, some, random, measurements, say);
    console.log(dim(`${name}: ${some.length} visits in ${spell(Date.now() - begin)}`));
  };
  const judgeAll = () => rows.map((row) => judge(row, measurements.samples));

  for (let round = 1; round <= rounds; round++) await run(`Round ${round} of ${rounds}`, scenarios);
  for (let more = 1; more <= MORE_ROUNDS; more++) {
    const noisy = judgeAll().filter(({ verdict }) => verdict === 'noisy');
    if (noisy.length === 0) break;
    const again = scenariosOf(scenarios, noisy.flatMap(basisOf), measurements);
    await run(`Once more for ${noisy.length} noisy rows`, again);
  }
  return { judged: judgeAll(), notes: measurements.notes };
}

/** @param {JudgedRow} row */
function spreadOfRow({ count = 0, median, min, max, iqr }) {
  if (median === undefined || min === undefined || max === undefined || iqr === undefined) return;
  return spreadOf({ count, median, min, max, iqr });
}

/**
 * @param {readonly JudgedRow[]} judged
 * @param {boolean} quick
 */
function summaryOf(judged, quick) {
  const having = (/** @type {JudgedRow['verdict']} */ wanted) =>
    judged.filter(({ verdict }) => verdict === wanted).length;
  const goals = judged.filter(({ goal }) => goal).length;
  const counts = `${having('met')} of ${goals} goals met, ${having('not met')} not met, ${having('noisy')} too noisy to tell, ${having('not measured')} not measured`;
  if (quick) return `A smoke run of one round, no result: ${counts}`;
  return having('noisy') > 0 ? `This run is no result for noisy rows: ${counts}` : counts;
}

/** @param {string} line of the table */
function inColour(line) {
  if (/not met$|not measured$/.test(line)) return red(line);
  if (line.endsWith('noisy')) return yellow(line);
  return line.endsWith('met') ? green(line) : line;
}
