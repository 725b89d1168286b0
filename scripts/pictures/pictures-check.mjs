import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../command/programs.ts';
import { pictureBrowser } from './pictures-browser.mjs';
import { madeWith } from './pictures-stored.mjs';
import { buildStorybook, pictureStories, serveStorybook } from './pictures-storybook.mjs';

const CONFIG = join('visual', 'playwright.config.ts');

/**
 * @typedef {object} PictureRun
 * @property {string[]} [words] only the stories whose id has one of them in it; all unless given
 * @property {boolean} [accept] store what differs instead of reporting it
 */

/**
 * Makes a picture of each story in each mode and compares it with the stored one.
 * @param {PictureRun} [run]
 * @returns {Promise<number>} the exit code
 * @throws {import('./pictures-browser.mjs').NotComparable} where the pictures' browser cannot run
 */
export async function runPictures({ words = [], accept = false } = {}) {
  const browser = await pictureBrowser();
  refuseOtherVersion(browser, { accept, all: words.length === 0 });
  await requireStorybook();
  if (pictureStories(words).length === 0) {
    throw new Error(`No story with a picture has “${words.join('” or “')}” in its id.`);
  }
  rmSync(join(ROOT, '.cache', 'pictures', 'differences'), { recursive: true, force: true });
  const { port, close } = await serveStorybook();
  const { exitCode } = await run(
    'playwright',
    ['test', '--config', CONFIG, ...(accept ? ['--update-snapshots=changed'] : [])],
    {
      env: {
        ...browser.env,
        PICTURES_PORT: String(port),
        PICTURES_OF: words.join(' '),
        PICTURES_ACCEPT: String(accept),
      },
    },
  );
  close();
  return exitCode;
}

/**
 * @param {import('./pictures-browser.mjs').PictureBrowser} browser
 * @param {{ accept: boolean, all: boolean }} run
 */
function refuseOtherVersion({ version }, { accept, all }) {
  const stored = madeWith();
  if (!stored || stored.chromium === version || (accept && all)) return;
  throw new Error(
    `The stored pictures were made with Chromium ${stored.chromium}, and node_modules has ${version}. Make all anew: npm run pictures:accept`,
  );
}

/** @throws {Error} when it cannot be built */
export async function requireStorybook() {
  const { exitCode, output } = await buildStorybook();
  if (exitCode !== 0)
    throw new Error(`The Storybook could not be built.
${output}`);
}
