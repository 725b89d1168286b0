import { styleText } from 'node:util';
import { run, stopSignal } from '../command/programs.ts';
import { type Counts, lastLine } from './counts.ts';
import type { Part } from './parts.ts';
import { showProgress } from './progress.ts';
import { removeReport } from './reports.ts';

/** What came of a part. */
export interface Result {
  name: string;
  required: boolean;
  counts: Counts;
  seconds: number;
}

/**
 * The parts with these names, in their order; all of them when there is no name.
 * @throws {Error} on a name that no part has
 */
export function chooseParts(parts: readonly Part[], names: string[]): readonly Part[] {
  const known = parts.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

/** Runs the parts, one after another; what one printed is shown only if it failed. */
export async function runParts(parts: readonly Part[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) {
    const failed = results.find(
      ({ name, counts, required }) =>
        counts.failed > 0 && (name === part.needs || (required && !part.required)),
    );
    const result = failed ? notRun(part, failed.name) : await runPart(part);
    stopSignal.throwIfAborted();
    results.push(result);
  }
  return results;
}

function notRun({ name, required = false }: Part, failed: string): Result {
  console.log(`${label(name)} ${styleText('yellow', `– not run, because ${failed} failed`)}`);
  return { name, required, counts: { passed: 0, failed: 0, skipped: 1 }, seconds: 0 };
}

async function runPart(part: Part): Promise<Result> {
  const { name, doing, command, env = {}, count, rerun, required = false } = part;
  console.log(`${label(name)} ${styleText('dim', `${doing}, about ${part.expectedSeconds} s …`)}`);
  removeReport(name);
  const [program = '', ...programArguments] = command;
  const progress = showProgress(label(name), part);
  const ended = await run(program, programArguments, {
    quiet: true,
    env,
    timeout: 0,
    onLine: progress.addLine,
  });
  const seconds = progress.end();
  const counts = count(ended);
  if (counts.failed > 0 || counts.skipped > 0) console.log(ended.output.trimEnd());
  const hasFailed = counts.failed > 0;
  const verdict = `${hasFailed ? '✗' : '✓'} ${lastLine(counts)}`;
  console.log(
    `${label(name)} ${styleText(hasFailed ? 'red' : 'green', verdict)} ${styleText('dim', `in ${seconds} s`)}`,
  );
  if (hasFailed) console.log(`${label(name)} only what failed: ${styleText('cyan', rerun())}`);
  return { name, required, counts, seconds };
}

const label = (name: string) => styleText('bold', name.padEnd(9));
