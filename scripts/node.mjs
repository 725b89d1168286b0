import { spawn, spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopRequest } from './processes.mjs';

/** The oldest Node that every tool here accepts; package.json's `engines` says the same. */
export const OLDEST_NODE = '22.22.0';

/**
 * @param {string} version such as `24.21.0` or `v24.21.0`
 * @returns {boolean}
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Puts the tools of node_modules first on PATH, as npm does for its scripts; among them, on Linux
 * and Windows, a Node 24. If this process is too old a Node, runs the same command on that one
 * and ends with its exit code.
 * @throws {Error} when no Node that will do is found; says what to install
 */
export async function continueOnSupportedNode() {
  const tools = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
  process.env.PATH = [tools, process.env.PATH].filter(Boolean).join(delimiter);
  if (isSupported(process.version)) return;

  const { stdout } = spawnSync('node', ['-p', 'process.version + " " + process.execPath'], {
    encoding: 'utf8',
    shell: process.platform === 'win32', // a .cmd there
  });
  const [version = '', ...path] = (stdout ?? '').trim().split(' ');
  if (!isSupported(version)) {
    throw new Error(
      `ToyStore needs Node ${OLDEST_NODE} or newer, and this is ${process.version}. ` +
        'Install Node 24 from https://nodejs.org (or: nvm install 24), then run this again.',
    );
  }
  process.exit(await runAgainOn(path.join(' ')));
}

/**
 * @param {string} node path of the executable
 * @returns {Promise<number>} the exit code
 */
function runAgainOn(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  stopRequest().then(() => child.kill());
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
