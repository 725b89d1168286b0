import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, bin?: Record<string, string>, optional?: boolean, devOptional?: boolean }} LockedPackage
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
 * Sees that every package with a command called `node` is in a list of those that somebody has looked at, by its
 * hash: npm puts that command first on PATH, so it runs everything here.
 * @param {LockFile} wanted
 * @param {Record<string, string>} known the integrity of each, by name and version
 * @throws {Error} naming those that are not
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
    `package-lock.json has a Node that is not in scripts/node-binaries.json: ${unknown.join(', ')}. It would run everything here. If you wanted it, docs/decisions/0006-no-install-scripts.md says how to add it; if not, put the lock file back.`,
  );
}

/**
 * Installs the dependencies unless they are there already.
 * @throws {Error} when the lock file has a Node that nobody has looked at, or npm fails; it has said why
 */
export function installMissing() {
  const wanted = readJson('package-lock.json');
  if (wanted === undefined) throw new Error('package-lock.json is missing: is this a whole clone?');
  requireKnownNode(wanted, readJson('scripts/node-binaries.json'));
  if (isInstalled(wanted, readJson('node_modules/.package-lock.json'))) return;

  console.log('Installing what is missing (npm ci): a couple of minutes the first time …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32', // npm is a .cmd there
  });
  if (status !== 0) {
    throw new Error('npm ci did not finish. Mend what it says above, then run this again.');
  }
}

/** @param {string} path below the project */
function readJson(path) {
  const file = new URL(path, root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
