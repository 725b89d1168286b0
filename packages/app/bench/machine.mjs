import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { ROOT } from '../../../scripts/processes.mjs';

const PACKAGES = ['react', 'react-router', 'swiper', 'firebase', 'vite', 'playwright'];

const require = createRequire(import.meta.url);

/** @param {string} name of an installed package */
function versionOf(name) {
  const home = require.resolve.paths(name)?.map((folder) => `${folder}/${name}/package.json`) ?? [];
  for (const file of home) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')).version;
    } catch {
      // not in this folder
    }
  }
  return 'unknown';
}

/** @param {...string} words of a git command */
function git(...words) {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return ''; // the project is no clone
  }
}

/** How many programs wanted the processor in the last minute, on average. */
export const loadNow = () => Math.round((os.loadavg()[0] ?? 0) * 100) / 100;

/**
 * Where and on what a run was made.
 * @param {import('playwright').Browser} browser
 */
export function describeMachine(browser) {
  const cpus = os.cpus();
  return {
    date: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD'),
    changed: git('status', '--porcelain') !== '',
    processor: cpus[0]?.model.trim() ?? 'unknown',
    cores: cpus.length,
    memoryGB: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    node: process.version,
    chromium: browser.version(),
    packages: Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
  };
}

/** @typedef {ReturnType<typeof describeMachine> & { loadBefore: number }} Machine */

/** @param {Machine} machine */
export const machineLines = (machine) => [
  `${machine.processor}, ${machine.cores} cores, ${machine.memoryGB} GB; ${machine.system}; load ${machine.loadBefore} before`,
  `Chromium ${machine.chromium}, Node ${machine.node}, ${Object.entries(machine.packages)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}`,
  `Commit ${machine.commit || 'unknown'}${machine.changed ? ', with changes' : ''}, ${machine.date}`,
];
