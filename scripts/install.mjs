import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Whether node_modules holds what package-lock.json asks for. npm keeps a record of what it installed
 * in node_modules/.package-lock.json, written last: comparing the two also catches a pulled
 * change of the lock file and an installation that was cut short.
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
 * Installs the dependencies unless they are there already.
 * @throws {Error} when npm fails; it has said why
 */
export function installMissing() {
  const wanted = readLockFile('package-lock.json');
  if (wanted === undefined) throw new Error('package-lock.json is missing: is this a whole clone?');
  if (isInstalled(wanted, readLockFile('node_modules/.package-lock.json'))) return;

  console.log('Installing what is missing (npm ci): a couple of minutes the first time …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32', // npm is a .cmd there
  });
  if (status !== 0) {
    throw new Error('npm ci did not finish. Mend what it says above, then run this again.');
  }
}

/**
 * @param {string} path below the project
 * @returns {LockFile | undefined}
 */
function readLockFile(path) {
  const file = new URL(path, root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
