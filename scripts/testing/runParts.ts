import { styleText } from 'node:util';
import { run, stopSignal } from '../command/programs.ts';
import { type Counts, countsOf, lastLine } from './counts.ts';
import type { Part } from './parts.ts';
import { showProgress } from './progress.ts';
import { failedFiles, removeResults } from './reports.ts';

/** The result of a part. */
export interface Result {
  name: string;
  required: boolean;
  counts: Counts;
  seconds: number;
}

/**
 * Returns the parts with these names in their own order; all parts without a name.
 * @throws {Error} if no part has one of the names
 */
export function chooseParts(parts: readonly Part[], names: string[]): readonly Part[] {
  const known = parts.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

/**
 * Runs the parts one after another, because they share ports, but for lanes, which run side by side. Prints the output of a
 * part only if it failed.
 */
export async function runParts(parts: readonly Part[]): Promise<Result[]> {
  const results: Result[] = [];
  const runIfPossible = async (part: Part) => {
    const failed = results.find(({ name, counts, required }) =>
      name === part.needs
        ? counts.failed > 0 || counts.passed === 0
        : counts.failed > 0 && required && !part.required,
    );
    const result = failed ? notRun(part, failed.name) : await runPart(part);
    stopSignal.throwIfAborted();
    results.push(result);
  };
  const ends: { part: Part; end: Promise<void> }[] = [];
  for (const part of parts) {
    const before = ends.filter(({ part: { lane, name } }) => {
      const isBeside = lane && part.lane && lane !== part.lane;
      return !isBeside || name === part.needs;
    });
    const end = Promise.all(before.map(({ end }) => end)).then(() => runIfPossible(part));
    ends.push({ part, end });
  }
  await Promise.all(ends.map(({ end }) => end));
  const orderOf = ({ name }: Result) => parts.findIndex((part) => part.name === name);
  return results.sort((a, b) => orderOf(a) - orderOf(b));
}

function notRun({ name, required = false }: Part, failed: string): Result {
  console.log(`${label(name)} ${styleText('yellow', `– not run, because ${failed} did not pass`)}`);
  return { name, required, counts: { passed: 0, failed: 0, skipped: 1 }, seconds: 0 };
}

async function runPart(part: Part): Promise<Result> {
  const { name, doing, command, env = {}, report, required = false } = part;
  console.log(`${label(name)} ${styleText('dim', `${doing} …`)}`);
  removeResults(name);
  const [program = '', ...programArguments] = command.split(' ');
  const progress = showProgress(label(name), report);
  const { exitCode, output } = await run(program, programArguments, {
    quiet: true,
    env: { ...env, TOYSTORE_PART: name },
    timeout: 0,
    onLine: progress.addLine,
  });
  const seconds = progress.end();
  const counts = countsOf(part, exitCode);
  const hasFailed = counts.failed > 0;
  if (hasFailed || counts.skipped > 0) console.log(output.trimEnd());
  const verdict = `${hasFailed ? '✗' : '✓'} ${lastLine(counts)}`;
  console.log(
    `${label(name)} ${styleText(hasFailed ? 'red' : 'green', verdict)} ${styleText('dim', `in ${seconds} s`)}`,
  );
  if (hasFailed) {
    console.log(`${label(name)} only what failed: ${styleText('cyan', failedAgain(part))}`);
  }
  return { name, required, counts, seconds };
}

/** Returns the command that runs only what failed. */
export function failedAgain({ name, command, env = {}, report }: Part): string {
  const settings = (values: Record<string, string>) =>
    Object.entries(values).map((entry) => entry.join('='));
  if (report === 'playwright') {
    const part = settings({ ...env, TOYSTORE_PART: name });
    return [...part, 'npm run e2e -- --last-failed'].join(' ');
  }
  if (report === undefined) return command.startsWith('npm ') ? command : `npx ${command}`;
  const [project] = command.match(/vitest run --project \S+/) ?? [];
  return [...settings(env), 'npx', project, ...failedFiles(name)].join(' ');
}

/** Pads a name to the width of the longest one. */
export const label = (name: string) => styleText('bold', name.padEnd(18));
