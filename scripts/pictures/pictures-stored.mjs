import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/programs.ts';

/** Where the pictures are stored: a folder a component, a file a story and mode. */
export const PICTURES = join(ROOT, 'visual', 'pictures');

const MADE_WITH = join(PICTURES, 'made-with.json');

/**
 * The path of a picture, below the folder of pictures.
 * @param {string} id of the story, such as `primitives-button--default`
 * @param {string} mode
 */
export function pathOf(id, mode) {
  const [component = '', story = ''] = id.split('--');
  return [component, `${story}.${mode}.png`];
}

/**
 * The pictures that are stored.
 * @returns {{ id: string, path: string, hash: string }[]} `path` is below the project's folder
 */
export function storedPictures() {
  if (!existsSync(PICTURES)) return [];
  return readdirSync(PICTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: component }) =>
      readdirSync(join(PICTURES, component)).map((file) => ({
        id: `${component}--${file.split('.')[0]}`,
        path: join('visual', 'pictures', component, file),
        hash: createHash('sha256')
          .update(readFileSync(join(PICTURES, component, file)))
          .digest('hex'),
      })),
    );
}

/**
 * The stored pictures whose story is gone, or has no picture any more.
 * @param {{ id: string }[]} stories all that have pictures
 */
export function leftovers(stories) {
  const ids = new Set(stories.map(({ id }) => id));
  return storedPictures().filter(({ id }) => !ids.has(id));
}

/** @param {{ path: string }[]} pictures */
export function removePictures(pictures) {
  for (const { path } of pictures) {
    rmSync(join(ROOT, path));
    const folder = join(ROOT, path, '..');
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** @typedef {{ platform: string, chromium: string }} MadeWith what the stored pictures were made with */

/** @returns {MadeWith | undefined} undefined when there are no pictures yet */
export function madeWith() {
  return existsSync(MADE_WITH) ? JSON.parse(readFileSync(MADE_WITH, 'utf8')) : undefined;
}

/** @param {MadeWith} browser */
export function recordMadeWith(browser) {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(MADE_WITH, `${JSON.stringify(browser, undefined, 2)}\n`);
}
