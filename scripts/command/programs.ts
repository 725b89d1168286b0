import { join } from 'node:path';
import { styleText } from 'node:util';
import { execa } from 'execa';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

const STOP_TIMEOUT = 8000; // ms that a program has to end by itself before it is killed
const TIMEOUT = 20 * 60_000; // ms; a program that hangs must not hang what waits for it

/** Whether to print in colour: by default only to a terminal. */
const isInColour = styleText('red', 'x') !== 'x';

const stopping = new AbortController();
const ends = new Set<Promise<unknown>>();

/** Aborted when this command ends, so that everything it started ends, too. */
export const stopSignal = stopping.signal;

/** Makes `stopAll` wait for a process that `stopSignal` ends. */
export function waitForEnd(end: Promise<unknown>): void {
  ends.add(end);
}

/** Ends everything that this process started. */
export async function stopAll(): Promise<void> {
  stopping.abort();
  await Promise.allSettled(ends);
}

interface RunOptions {
  /** The folder to run in, instead of the project's. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Returns the output instead of printing it. */
  quiet?: boolean;
  /** In milliseconds; 0 for a program without a time limit. */
  timeout?: number;
  /** Called with each line of output. */
  onLine?: (line: string) => void;
}

/** How a program ended. */
export interface Ended {
  exitCode: number;
  /** The output, if it was quiet. */
  output: string;
}

/** Runs a program, or a tool of node_modules, and waits for its end. Ctrl-C ends it and everything that it started. */
export async function run(
  command: string,
  commandArguments: string[],
  { cwd = ROOT, env = {}, quiet = false, timeout = TIMEOUT, onLine }: RunOptions = {},
): Promise<Ended> {
  const program = execa(command, commandArguments, {
    cwd,
    env: { ...(isInColour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env },
    stdin: 'ignore',
    stdout: quiet ? 'pipe' : 'inherit',
    stderr: quiet ? 'pipe' : 'inherit',
    all: true,
    maxBuffer: 2 ** 28,
    reject: false,
    timeout,
    cancelSignal: stopSignal,
    killDescendants: true,
    forceKillAfterDelay: STOP_TIMEOUT,
  });
  waitForEnd(program);
  if (onLine) for await (const line of program.iterable({ from: 'all' })) onLine(line);
  const { exitCode, shortMessage, all = '' } = await program;
  return exitCode === undefined
    ? { exitCode: 1, output: `${all}\n${shortMessage}` }
    : { exitCode, output: all };
}

/** Runs a program; its output is shown if it fails. */
export async function mustRun(
  name: string,
  command: string,
  commandArguments: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { exitCode, output } = await run(command, commandArguments, { env, quiet: true });
  if (exitCode !== 0) throw new Error(`${output.trim()}\n\n${name} failed; see above.`);
  return output;
}
