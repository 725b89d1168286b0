import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join, relative } from 'node:path';
import { styleText } from 'node:util';
import type { Browser, LaunchOptions } from 'playwright';
import { evaluate, exitCodeOf } from './evaluate.ts';
import { rowsFor } from './goals.ts';
import { launchBrowser, withPage } from './measure/browser.ts';
import { CONDITIONS } from './measure/conditions.ts';
import { completeSeries, noMeasurements, runRound } from './rounds.ts';
import { listScenarios } from './scenarios.ts';
import { type Build, serveSites } from './sites.ts';
import { table } from './table.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache/bench');

interface Options {
  rounds: number;
  /** Selects the scenarios with this word in their name. */
  only: string;
  shop: Build;
  /** Another build, measured alternately with the shop. */
  other?: Build | undefined;
  launchOptions: LaunchOptions;
}

/**
 * Measures, prints a table and writes a report. The Auth emulator must run.
 * @returns the exit code
 */
export async function runBench({ rounds, only, shop, other, launchOptions }: Options) {
  const begin = Date.now();
  const { sites, close } = await serveSites(CACHE, shop, other);
  const browser = await launchBrowser(launchOptions);
  const machine = describeMachine(browser);
  console.log([...machine, CONDITIONS, ''].join('\n'));
  await withPage(browser, {}, (page) => page.goto(sites[0]?.origin ?? '')); // a browser's first page is slower

  const measurements = noMeasurements();
  const scenarios = listScenarios(only, sites);
  for (let round = 1; round <= rounds; round++) {
    await runRound(browser, scenarios, measurements, (text) =>
      console.log(styleText('yellow', text)),
    );
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(styleText('dim', `Round ${round} of ${rounds}: ${seconds} s`));
  }
  await browser.close();
  close();

  const samples = completeSeries(measurements);
  const results = rowsFor([...measurements.expected.keys()]).map((row) => evaluate(row, samples));
  console.log(`\n${table(results).map(colored).join('\n')}\n`);
  const { failures } = measurements;
  const all = Object.fromEntries(measurements.samples);
  const report = { machine, conditions: CONDITIONS, rounds, results, samples: all, failures };
  const file = join(CACHE, 'latest.json');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(styleText('dim', relative(ROOT, file)));
  return exitCodeOf(results);
}

/** Describes the machine, the browser and the commit of a run. */
function describeMachine(browser: Browser): string[] {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    ...{ cwd: ROOT, encoding: 'utf8' },
  });
  const load = os.loadavg()[0]?.toFixed(2);
  return [
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, ${os.type()} ${os.arch()}; load ${load} before`,
    `Chromium ${browser.version()}, Node ${process.version}, commit ${commit.trim()}, ${new Date().toISOString()}`,
  ];
}

function colored(line: string) {
  if (/not (?:met|measured)$/.test(line)) return styleText('red', line);
  if (line.endsWith('unstable')) return styleText('yellow', line);
  return line.endsWith('met') ? styleText('green', line) : line;
}
