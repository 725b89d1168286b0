import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Text that survives minifying and that nothing but this package has. A chunk that holds it holds
 * the package, or the part of it that was kept.
 */
const MARKS = {
  firebase: ['identitytoolkit.googleapis', '@firebase/app'],
  swiper: ['swiper-slide-fully-visible'],
  dialog: ['focusScope.autoFocusOnMount', 'dismissableLayer'],
};

/** @typedef {keyof typeof MARKS} LateCode */

/** @type {LateCode[]} */
export const LATE_CODE = ['firebase', 'swiper', 'dialog'];

/**
 * Whether a script holds the code.
 * @param {string} script
 * @param {LateCode} code
 */
export const holds = (script, code) => MARKS[code].some((mark) => script.includes(mark));

/**
 * Finds out which files of a build hold which code.
 * @param {string} folder of the build
 * @returns {(path: string, code: LateCode) => boolean}
 * @throws {Error} when one of them is nowhere: the marks are outdated, and would report nothing for ever
 */
export function lateCodeIn(folder) {
  const scripts = new Map(
    globSync('**/*.js', { cwd: folder }).map((path) => [
      `/${path.replaceAll('\\', '/')}`,
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );
  for (const code of LATE_CODE) {
    if (![...scripts.values()].some((script) => holds(script, code))) {
      throw new Error(`No file of the build seems to hold ${code}: its marks are outdated.`);
    }
  }
  return (path, code) => holds(scripts.get(path) ?? '', code);
}
