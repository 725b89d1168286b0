import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastLine, settle } from './counts.mjs';
import { ROOT, start } from './processes.mjs';
import { bold, dim, green, red, spell, yellow } from './terminal.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * @typedef {object} Check one part of `npm test`
 * @property {string} name
 * @property {string} doing what it does, to be read after its name
 * @property {(print: (text: string) => void) => Promise<Counts>} run a rejection counts as one failure
 */

/** Thrown by a check that this machine cannot do: it has neither passed nor failed. */
export class NotRun extends Error {}

const TIME_LIMIT = 20 * 60_000; // ms; a check that hangs must not hang the whole run

/**
 * Runs one check: a line when it begins, a line with its counts when it ends, and what it printed
 * only if it failed.
 * @param {Check} check
 * @param {AbortSignal} stopped
 * @throws when stopped: there is no result then
 */
export async function runCheck({ name, doing, run }, stopped) {
  const begin = Date.now();
  let output = '';
  let notRun = false;
  console.log(`${bold(name.padEnd(9))} ${dim(`${doing} …`)}`);
  const counts = await run((text) => {
    output += text;
  }).catch((error) => {
    output += error instanceof Error ? error.message : error;
    notRun = error instanceof NotRun;
    return { passed: 0, failed: notRun ? 0 : 1 };
  });
  stopped.throwIfAborted();
  if (notRun) {
    console.log(`${bold(name.padEnd(9))} ${yellow(`– not run. ${output}`)}`);
    return counts;
  }
  if (counts.failed > 0) console.log(output.trimEnd());
  const verdict = counts.failed > 0 ? red(`✗ ${lastLine(counts)}`) : green(`✓ ${lastLine(counts)}`);
  console.log(`${bold(name.padEnd(9))} ${verdict} ${dim(`in ${spell(Date.now() - begin)}`)}`);
  return counts;
}

/**
 * Waits for a check's program, but not for ever.
 * @param {import('./processes.mjs').Program} program
 * @returns {Promise<number>} its exit code
 */
export async function exitCodeOf(program) {
  const timer = setTimeout(() => program.stop(), TIME_LIMIT);
  const code = await program.ended;
  clearTimeout(timer);
  return code;
}

/**
 * Runs one of package.json's scripts.
 * @param {string} script
 * @param {(text: string) => void} print
 * @param {{ scriptArguments?: string[], env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runScript(script, print, { scriptArguments = [], env = {} } = {}) {
  const npmArguments = ['run', '--silent', script, '--', ...scriptArguments];
  return exitCodeOf(start(`npm run ${script}`, 'npm', npmArguments, { env, onOutput: print }));
}

/**
 * Runs something that writes a JSON report, and counts by it.
 * @template Report
 * @param {string} name of the report
 * @param {(file: string) => Promise<number>} run gets the report's path, resolves with the exit code
 * @param {(report: Report) => Counts} countsIn
 */
export async function countByReport(name, run, countsIn) {
  const file = join(ROOT, '.cache', 'reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true }); // an old report must not pass for a new one
  const exitCode = await run(file);
  return settle(readReport(file, countsIn), exitCode);
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} countsIn
 * @returns {Counts | undefined} undefined when there is no whole report
 */
function readReport(file, countsIn) {
  try {
    return countsIn(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
