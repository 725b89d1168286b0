import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text of each package that survives minifying and that no other package has. */
const MARKERS = {
  firebase: ['identitytoolkit.googleapis', '@firebase/app'],
  swiper: ['swiper-slide-fully-visible'],
};

/** @typedef {keyof typeof MARKERS} LazyPackage */

/** The packages that no page loads before its first paint. @type {LazyPackage[]} */
export const LAZY_PACKAGES = ['firebase', 'swiper'];

/**
 * Whether a script contains a package, or the part of it that was not shaken off.
 * @param {string} script
 * @param {LazyPackage} name
 */
export const containsPackage = (script, name) =>
  MARKERS[name].some((marker) => script.includes(marker));

/** @typedef {(path: string, name: LazyPackage) => boolean} FileContains */

/**
 * Finds out which files of a build contain which package.
 * @param {string} folder of the build
 * @returns {FileContains}
 * @throws {Error} when no file contains one of them: its markers are outdated, and a goal of zero would always be met
 */
export function packagesInBuild(folder) {
  const scripts = new Map(
    globSync('**/*.js', { cwd: folder }).map((path) => [
      `/${path.replaceAll('\\', '/')}`,
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );
  for (const name of LAZY_PACKAGES) {
    if (![...scripts.values()].some((script) => containsPackage(script, name))) {
      throw new Error(`No file of the build seems to contain ${name}: its markers are outdated.`);
    }
  }
  return (path, name) => containsPackage(scripts.get(path) ?? '', name);
}
