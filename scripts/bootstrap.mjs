/*
 * Every npm script goes through here, so that each works on a fresh clone:
 *   node scripts/bootstrap.mjs start         installs what is missing, then runs ./start.ts
 *   node scripts/bootstrap.mjs -- vitest run installs what is missing, then runs that tool of node_modules
 * It needs only Node 18 and its built-in modules. The programs that it runs may use packages and Node's type stripping.
 */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = new URL('../', import.meta.url);
const isWindows = process.platform === 'win32'; // npm and the tools are .cmd files there

/** The oldest Node that every tool here accepts; package.json's `engines` says the same. */
export const OLDEST_NODE = '22.22.0';

/**
 * @typedef {{ version?: string, integrity?: string, bin?: Record<string, string>, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Returns whether node_modules contains what package-lock.json requires. npm records what it has installed in
 * node_modules/.package-lock.json, which it writes last: comparing the two also detects a pulled change of the lock file
 * and an interrupted installation.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile | undefined} installed node_modules/.package-lock.json, if there is one
 */
export function isInstalled(wanted, installed) {
  if (installed === undefined) return false;
  return Object.entries(wanted.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, want]) => {
      const have = installed.packages[path];
      if (have === undefined) return want.optional === true || want.devOptional === true;
      return have.version === want.version && have.integrity === want.integrity;
    });
}

/**
 * Ensures that every package with a command called `node` is in a list of reviewed ones, by its hash: npm puts that
 * command first on PATH, so it runs everything here.
 * @param {LockFile} wanted
 * @param {Record<string, string>} known the integrity of each, by name and version
 * @throws {Error} naming those that are not in the list
 */
export function requireKnownNode({ packages }, known) {
  const names = Object.keys(known).map((key) => key.replace(/@[^@]*$/, ''));
  const unknown = Object.entries(packages).flatMap(([path, { version, integrity, bin }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const isNode = bin?.node !== undefined || names.includes(name);
    const key = `${name}@${version}`;
    return isNode && (!integrity || known[key] !== integrity) ? [key] : [];
  });
  if (unknown.length === 0) return;
  throw new Error(
    `package-lock.json has a Node that is not in scripts/install/node-binaries.json: ${unknown.join(', ')}. It would run everything here. If you wanted it, docs/decisions/0006-no-install-scripts.md says how to add it; if not, put the lock file back.`,
  );
}

/**
 * @param {string} version such as `24.21.0` or `v24.21.0`
 * @returns {boolean}
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** @param {string} path below the project */
function readJson(path) {
  const file = new URL(path, root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Installs the dependencies unless they are installed already. */
function installMissing() {
  const wanted = readJson('package-lock.json');
  if (wanted === undefined) throw new Error('package-lock.json is missing: is this a whole clone?');
  requireKnownNode(wanted, readJson('scripts/install/node-binaries.json'));
  if (isInstalled(wanted, readJson('node_modules/.package-lock.json'))) return;

  console.log('Installing what is missing (npm ci): a couple of minutes the first time …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  if (status !== 0) {
    throw new Error('npm ci did not finish. Fix what it says above, then run this again.');
  }
}

/**
 * Puts the tools of node_modules first on PATH, as npm does for its scripts; on Linux and Windows they include Node 24.
 * @returns {string} the path of a suitable Node: this one, or the first on PATH
 */
function chooseNode() {
  const tools = fileURLToPath(new URL('node_modules/.bin', root));
  process.env.PATH = [tools, process.env.PATH].filter(Boolean).join(delimiter);
  if (isSupported(process.version)) return process.execPath;

  const { stdout } = spawnSync('node', ['-p', 'process.version + " " + process.execPath'], {
    encoding: 'utf8',
    shell: isWindows,
  });
  const [version = '', ...path] = (stdout ?? '').trim().split(' ');
  if (isSupported(version)) return path.join(' ');
  throw new Error(
    `ToyStore needs Node ${OLDEST_NODE} or newer, and this is ${process.version}. ` +
      'Install Node 24 from https://nodejs.org (or: nvm install 24), then run this again.',
  );
}

/**
 * Runs a program in this terminal. Ctrl-C reaches it directly; other signals are forwarded, and so is the end of the npm
 * that runs this: npm's shell does not forward signals.
 * @param {string} command
 * @param {string[]} commandArguments
 * @returns {Promise<number>} the exit code
 */
function run(command, commandArguments) {
  const child = spawn(command, commandArguments, {
    stdio: 'inherit',
    shell: isWindows && command !== process.execPath,
  });
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill());
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent || process.env.npm_lifecycle_event === undefined) return;
    clearInterval(watch);
    child.kill();
  }, 500);
  watch.unref();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

async function main() {
  const [entry = '', ...rest] = process.argv.slice(2);
  installMissing();
  const node = chooseNode();
  if (entry === '--') {
    const [tool = '', ...toolArguments] = rest;
    process.exit(await run(tool, toolArguments));
  }
  if (node !== process.execPath) process.exit(await run(node, process.argv.slice(1)));
  const file = fileURLToPath(
    new URL(/\.mjs$/.test(entry) ? entry : `${entry}.ts`, import.meta.url),
  );
  process.argv.splice(1, 2, file); // the entry finds its arguments where any program does
  await import(pathToFileURL(file).href);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
}
