import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colourSetting } from './terminal.mjs';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

const PATIENCE = 8000; // ms that a program has to end by itself before it is killed

/**
 * @typedef {object} Program a running program
 * @property {string} name how messages call it, such as "The dev server"
 * @property {Promise<number>} ended its exit code, once it has ended
 * @property {() => string} lastWords what may explain a failure; empty if that went to the terminal
 * @property {() => Promise<void>} stop ends it and all that it started
 */

/** @type {Set<Program & { kill: (signal: NodeJS.Signals) => void }>} */
const running = new Set();
process.on('exit', () => {
  for (const program of running) program.kill('SIGKILL');
});

/**
 * Starts a program in a process group of its own: stopping it takes along all that it started,
 * and Ctrl-C in the terminal reaches it only through this process, once.
 * @param {string} name
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {object} [options]
 * @param {string} [options.cwd] below the project; the project itself unless given
 * @param {NodeJS.ProcessEnv} [options.env] added to this process's
 * @param {(text: string) => void} [options.onOutput] takes what it prints; otherwise that goes to the terminal
 * @param {() => string} [options.lastWords]
 * @returns {Program}
 */
export function start(
  name,
  command,
  commandArguments,
  { cwd = '.', env = {}, onOutput, lastWords = () => '' } = {},
) {
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, commandArguments, {
    cwd: join(ROOT, cwd),
    env: { ...process.env, ...colourSetting, ...env },
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && command === 'npm', // a .cmd there
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  }

  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      onOutput?.(`${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });

  /** @param {NodeJS.Signals} signal */
  function kill(signal) {
    if (child.pid === undefined) return;
    if (process.platform === 'win32') {
      spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      return;
    }
    try {
      process.kill(-child.pid, signal); // the whole group
    } catch {
      // it has ended already
    }
  }

  const program = {
    name,
    ended,
    lastWords,
    kill,
    async stop() {
      kill('SIGTERM');
      const timer = setTimeout(() => kill('SIGKILL'), PATIENCE);
      await ended;
      clearTimeout(timer);
    },
  };
  running.add(program);
  ended.then(() => running.delete(program));
  return program;
}

/**
 * Starts the command of an npm package, by this very Node: a shell in between would keep signals
 * from it.
 * @param {string} name
 * @param {string} packageName of a package that has one command
 * @param {string[]} commandArguments
 * @param {Parameters<typeof start>[3]} [options]
 */
export function startTool(name, packageName, commandArguments, options) {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = join(dirname(manifest), String(Object.values(bin)[0]));
  const preload = new URL('follow-parent.mjs', import.meta.url).href;
  const nodeArguments = ['--import', preload, script, ...commandArguments];
  return start(name, process.execPath, nodeArguments, options);
}

/** @type {(() => Promise<void>)[]} */
const otherStops = [];

/**
 * Lets `stopAll` end something that was not started here.
 * @param {() => Promise<void>} stop
 */
export function alsoStop(stop) {
  otherStops.push(stop);
}

/** Ends every program that was started here. */
export async function stopAll() {
  const stops = [...running].map((program) => program.stop);
  await Promise.all([...stops, ...otherStops].map((stop) => stop()));
}

/**
 * Resolves when the person or the system asks this process to stop (Ctrl-C, SIGTERM, a closed
 * terminal), or when the npm that runs it is gone: npm's shell keeps signals to itself.
 * Asking again changes nothing: stopping is under way.
 * @returns {Promise<void>}
 */
export function stopRequest() {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
    if (process.env.npm_lifecycle_event === undefined) return;
    setInterval(() => process.ppid !== parent && resolve(), 500).unref();
  });
}
