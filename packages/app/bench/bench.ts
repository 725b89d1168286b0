import { relative } from 'node:path';
import { styleText } from 'node:util';
import type { Browser, LaunchOptions } from 'playwright';
import { evaluate, exitCodeOf, seriesOf } from './goals/evaluate.ts';
import { rowsFor } from './goals/goals.ts';
import { launchBrowser, withPage } from './measure/browser.ts';
import { CONDITIONS } from './measure/conditions.ts';
import { buildPages, ROOT } from './pages/build.ts';
import { describeMachine, loadAverage, summarizeResults, writeReport } from './report/report.ts';
import { table } from './report/table.ts';
import {
  completeSeries,
  type Measurements,
  noMeasurements,
  runRound,
  type Scenario,
  scenariosFor,
} from './rounds.ts';
import { listScenarios, serveSites } from './scenarios.ts';

export { listScenarios };

const ROUNDS = 5;
const RETRIES = 2; // of unstable rows

interface Options {
  quick: boolean;
  /** Selects the scenarios with this word in their name. */
  only: string;
  launchOptions: LaunchOptions;
  /** The shop's settings from firebase.json. */
  hosting: object;
}

/**
 * Builds the reference pages, measures, prints a table and writes a report. The shop and the kit must be built, and the Auth
 * emulator must run.
 * @returns the exit code
 */
export async function runBench({ quick, only, launchOptions, hosting }: Options) {
  const begin = Date.now();
  const loadBefore = loadAverage();
  await buildPages();
  const { originOf, close } = await serveSites(hosting);
  const scenarios = listScenarios({ quick, only, originOf });
  const browser = await launchBrowser(launchOptions);
  const machine = describeMachine(browser, loadBefore);
  console.log([...machine, CONDITIONS, ''].join('\n'));

  await withPage(browser, {}, (page) => page.goto(originOf('shop'))); // a browser's first page is slower
  const measurements = await measureAll(browser, scenarios, quick);
  await browser.close();
  close();

  const results = evaluateAll(measurements);
  const summary = summarizeResults(results, quick);
  console.log(`\n${table(results).map(colored).join('\n')}\n`);
  console.log(`${summary} ${dim(`in ${secondsSince(begin)} s`)}`);
  const run = { machine, conditions: CONDITIONS, quick, summary };
  console.log(dim(relative(ROOT, writeReport(results, measurements, run))));
  return exitCodeOf(results);
}

function evaluateAll(measurements: Measurements) {
  const samples = completeSeries(measurements);
  return rowsFor([...measurements.expected.keys()]).map((row) => evaluate(row, samples));
}

async function measureAll(browser: Browser, scenarios: readonly Scenario[], quick: boolean) {
  const measurements = noMeasurements();
  const run = async (name: string, chosen: readonly Scenario[]) => {
    const begin = Date.now();
    await runRound(browser, chosen, measurements, (text) => console.log(styleText('yellow', text)));
    console.log(dim(`${name}: ${chosen.length} scenarios in ${secondsSince(begin)} s`));
  };

  const rounds = quick ? 1 : ROUNDS;
  for (let round = 1; round <= rounds; round++) await run(`Round ${round} of ${rounds}`, scenarios);
  for (let retry = 1; retry <= RETRIES; retry++) {
    const unstable = evaluateAll(measurements).filter(({ status }) => status === 'unstable');
    if (unstable.length === 0) break;
    const again = scenariosFor(scenarios, unstable.flatMap(seriesOf));
    await run(`Retry ${retry} of ${unstable.length} unstable rows`, again);
  }
  return measurements;
}

const dim = (text: string) => styleText('dim', text);

const secondsSince = (begin: number) => Math.round((Date.now() - begin) / 1000);

function colored(line: string) {
  if (/not met$|not measured$/.test(line)) return styleText('red', line);
  if (line.endsWith('unstable')) return styleText('yellow', line);
  return line.endsWith('met') ? styleText('green', line) : line;
}
