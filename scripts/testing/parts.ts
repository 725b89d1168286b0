import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { styleText } from 'node:util';
import { EMULATOR_BUILD } from '../builds/builds.ts';
import { type Ended, isInColour, ROOT, run, stopSignal } from '../command/programs.ts';
import {
  type Counts,
  lastLine,
  oneCheck,
  playwrightCounts,
  printedCounts,
  settle,
  skippedScreenshots,
  sum,
  vitestCounts,
} from './counts.ts';

/** A part of `npm test`: a command, and the way to count by what it leaves. */
interface Part {
  name: string;
  /** What it does, to be read after its name. */
  doing: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  count: (ended: Ended) => Counts;
  /** When it fails, only others that are required run: the rest would only take time. */
  required?: boolean;
  /** Runs only if the part of this name has passed. */
  needs?: string;
}

const byExitCode = ({ exitCode }: Ended) => oneCheck(exitCode);

/** The file for a runner's JSON report. */
const reportOf = (name: string) => join(ROOT, '.cache/reports', `${name}.json`);

/** Counts by a runner's JSON report. */
function byReport<Report>(name: string, countsIn: (report: Report) => Counts) {
  return ({ exitCode }: Ended) => {
    let counts: Counts | undefined;
    try {
      counts = countsIn(JSON.parse(readFileSync(reportOf(name), 'utf8')));
    } catch {
      // there is no report, or half of one
    }
    return settle(counts, exitCode);
  };
}

const vitest = (name: 'unit' | 'stories', doing: string): Part => ({
  name,
  doing,
  command: [
    ...['vitest', 'run', '--project', name, '--allowOnly=false', '--reporter=default'],
    ...['--reporter=json', `--outputFile.json=${reportOf(name)}`],
  ],
  count: byReport(name, vitestCounts),
});

const stories = vitest('stories', 'playing the stories in Chromium, each with axe and screenshots');

/** The parts of `npm test`; what fails soonest comes first. */
export const PARTS: Part[] = [
  {
    name: 'types',
    doing: 'checking types with TypeScript',
    command: ['npm', 'run', '--silent', 'types'],
    count: byExitCode,
    required: true,
  },
  {
    name: 'lint',
    doing: 'checking style and imports with Biome',
    command: [
      ...['npm', 'run', '--silent', 'lint', '--'],
      `--colors=${isInColour ? 'force' : 'off'}`, // Biome reads no NO_COLOR
    ],
    count: byExitCode,
    required: true,
  },
  vitest('unit', 'running the unit tests'),
  {
    name: 'build',
    doing: 'building the kit and the app',
    command: ['npm', 'run', '--silent', 'build'],
    env: EMULATOR_BUILD,
    count: byExitCode,
  },
  {
    name: 'budgets',
    doing: 'holding the bytes of the built shop against their budgets',
    command: ['node', 'scripts/budgets.ts'],
    count: byExitCode,
    needs: 'build',
  },
  {
    name: 'package',
    doing: 'packing the kit and using it in an app outside of this project',
    command: ['node', 'scripts/package-check/check.ts', '--no-build'],
    count: ({ exitCode, output }) => settle(printedCounts(output), exitCode),
    needs: 'build',
  },
  {
    ...stories,
    count: (ended) => sum([stories.count(ended), skippedScreenshots(ended.output)]),
  },
  {
    name: 'e2e',
    doing: 'running the e2e tests in Chromium, on the build, the dev server and the emulators',
    command: ['playwright', 'test', '--forbid-only', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e') },
    count: byReport('e2e', playwrightCounts),
    needs: 'build',
  },
];

/** What came of a part. */
export interface Result {
  name: string;
  required: boolean;
  counts: Counts;
  seconds: number;
}

/** Runs the parts, one after another; what one printed is shown only if it failed. */
export async function runParts(parts: Part[]): Promise<Result[]> {
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
  const { name, doing, command, env, count, required = false } = part;
  const begin = Date.now();
  console.log(`${label(name)} ${styleText('dim', `${doing} …`)}`);
  mkdirSync(dirname(reportOf(name)), { recursive: true });
  rmSync(reportOf(name), { force: true }); // an old report must not pass for a new one
  const [program = '', ...programArguments] = command;
  const ended = await run(program, programArguments, { quiet: true, ...(env && { env }) });
  const counts = count(ended);
  if (counts.failed > 0 || counts.skipped > 0) console.log(ended.output.trimEnd());
  for (const title of counts.flaky ?? []) {
    console.log(`${label(name)} ${styleText('yellow', `flaky: ${title}`)}`);
  }
  const seconds = Math.round((Date.now() - begin) / 1000);
  const verdict = styleText(
    counts.failed > 0 ? 'red' : 'green',
    `${counts.failed > 0 ? '✗' : '✓'} ${lastLine(counts)}`,
  );
  console.log(`${label(name)} ${verdict} ${styleText('dim', `in ${seconds} s`)}`);
  return { name, required, counts, seconds };
}

const label = (name: string) => styleText('bold', name.padEnd(9));
