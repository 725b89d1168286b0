import { stripVTControlCharacters, styleText } from 'node:util';
import type { TestBrowser } from '../browser/findBrowser.ts';
import { run, stopSignal } from '../command/programs.ts';
import { countPart, failedAgain, unchangedTests } from './countPart.ts';
import { type Counts, lastLine } from './counts.ts';
import type { Part } from './parts.ts';
import { showProgress } from './progress.ts';
import { removeResults } from './reports.ts';

/** The result of a part. */
export interface Result {
  name: string;
  required: boolean;
  counts: Counts;
  /** How many tests did not run again, because they passed before and none of their inputs changed. */
  cached: number;
  seconds: number;
}

/**
 * Returns the parts with these names in their own order; all parts without a name. `unit` selects `unit-ui` etc.
 * @throws {Error} if no part has one of the names
 */
export function chooseParts(parts: readonly Part[], names: string[]): readonly Part[] {
  const isNamed = (part: string, name: string) => part === name || part.startsWith(`${name}-`);
  const unknown = names.filter((name) => !parts.some((part) => isNamed(part.name, name)));
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new Error(`There is no part ${unknown.join(', ')}. There are: ${known}.`);
  }
  if (names.length === 0) return parts;
  return parts.filter((part) => names.some((name) => isNamed(part.name, name)));
}

/**
 * Runs the parts one after another, because they share ports, but for lanes, which run side by side. Prints the output of a
 * part only if it failed.
 */
export async function runParts(parts: readonly Part[], browser: TestBrowser): Promise<Result[]> {
  const results: Result[] = [];
  const runInOrder = async (lane: readonly Part[]) => {
    for (const part of lane) {
      const failed = results.find(
        ({ name, counts, required }) =>
          counts.failed > 0 && (name === part.needs || (required && !part.required)),
      );
      const result = failed ? notRun(part, failed.name) : await runPart(part, browser);
      stopSignal.throwIfAborted();
      results.push(result);
    }
  };
  for (const lanes of inLanes(parts)) await Promise.all(lanes.map(runInOrder));
  const orderOf = ({ name }: Result) => parts.findIndex((part) => part.name === name);
  return results.sort((one, other) => orderOf(one) - orderOf(other));
}

/** Returns successive groups of lanes. A part without a lane is a group of its own. */
function inLanes(parts: readonly Part[]): Part[][][] {
  const groups: Part[][][] = [];
  let last: Part | undefined;
  for (const part of parts) {
    const group = part.lane && last?.lane ? groups.at(-1) : undefined;
    const lane = group?.find(([first]) => first?.lane === part.lane);
    if (lane) lane.push(part);
    else if (group) group.push([part]);
    else groups.push([[part]]);
    last = part;
  }
  return groups;
}

function notRun({ name, required = false }: Part, failed: string): Result {
  console.log(`${label(name)} ${styleText('yellow', `– not run, because ${failed} failed`)}`);
  return { name, required, counts: { passed: 0, failed: 0, skipped: 1 }, cached: 0, seconds: 0 };
}

/** Returns the command for a script that Wireit runs, unless it passed before with the same inputs. */
const wireitCommand = (script: string) => ({
  command: ['node', '--run', script],
  env: {
    npm_lifecycle_event: undefined, // otherwise Wireit would run `npm test` instead of the script
    WIREIT_LOGGER: 'simple',
    ...(process.env.CI ? { WIREIT_CACHE: 'none' } : {}),
  },
});

/** Returns whether Wireit's output reports that it did not run the script. */
export const isCached = (script: string, output: string): boolean =>
  new RegExp(`^✅ \\[${script}\\] (?:Already fresh|Restored from cache)$`, 'm').test(
    stripVTControlCharacters(output),
  );

async function runPart(part: Part, browser: TestBrowser): Promise<Result> {
  const { name, doing, required = false } = part;
  console.log(`${label(name)} ${styleText('dim', `${doing} …`)}`);
  removeResults(name);
  const script = `part:${name}`;
  const wireit = part.command ? undefined : wireitCommand(script);
  const [program = '', ...programArguments] = part.command?.split(' ') ?? wireit?.command ?? [];
  const progress = showProgress(label(name), part.report);
  const { exitCode, output } = await run(program, programArguments.filter(Boolean), {
    quiet: true,
    env: { ...wireit?.env, ...part.env, TOYSTORE_PART: name },
    timeout: 0,
    onLine: progress.addLine,
  });
  const seconds = progress.end();
  const counts = countPart(part, exitCode, browser);
  const cached = wireit && isCached(script, output) ? counts.passed : unchangedTests(name);
  const hasFailed = counts.failed > 0;
  if (hasFailed || counts.skipped > 0) console.log(output.trimEnd());
  const verdict = `${hasFailed ? '✗' : '✓'} ${lastLine(counts)}`;
  const note = `in ${seconds} s${cached > 0 ? `, ${cached} of them cached` : ''}`;
  console.log(
    `${label(name)} ${styleText(hasFailed ? 'red' : 'green', verdict)} ${styleText('dim', note)}`,
  );
  if (hasFailed) {
    console.log(`${label(name)} only what failed: ${styleText('cyan', failedAgain(part))}`);
  }
  return { name, required, counts, cached, seconds };
}

/** Pads a name to the width of the longest one. */
export const label = (name: string) => styleText('bold', name.padEnd(18));
