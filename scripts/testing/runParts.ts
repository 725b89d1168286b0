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
  /** How many of the tests passed earlier and did not run again, because none of their inputs changed. */
  cached: number;
  seconds: number;
}

/**
 * The parts with these names, in their order; all of them when there is no name. `unit` selects `unit-ui` and its like.
 * @throws {Error} on a name that no part has
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

/** Runs the parts, one after another, because they share ports; what one printed is shown only if it failed. */
export async function runParts(parts: readonly Part[], browser: TestBrowser): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) {
    const failed = results.find(
      ({ name, counts, required }) =>
        counts.failed > 0 && (name === part.needs || (required && !part.required)),
    );
    const result = failed ? notRun(part, failed.name) : await runPart(part, browser);
    stopSignal.throwIfAborted();
    results.push(result);
  }
  return results;
}

function notRun({ name, required = false }: Part, failed: string): Result {
  console.log(`${label(name)} ${styleText('yellow', `– not run, because ${failed} failed`)}`);
  return { name, required, counts: { passed: 0, failed: 0, skipped: 1 }, cached: 0, seconds: 0 };
}

/** Wireit runs one script of package.json, unless it passed before with the same inputs. */
const wireitCommand = (script: string) => ({
  command: ['node', '--run', script],
  env: {
    npm_lifecycle_event: undefined, // Wireit would take `npm test` for the script that it is to run
    WIREIT_LOGGER: 'simple',
    ...(process.env.CI ? { WIREIT_CACHE: 'none' } : {}),
  },
});

/** Whether Wireit, with this output, did not run its script. */
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

/** As wide as the longest name. */
export const label = (name: string) => styleText('bold', name.padEnd(18));
