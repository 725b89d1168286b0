import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PINNED_PLATFORM, unpackBrowser } from '../browser/findBrowser.ts';

/**
 * @typedef {object} PictureBrowser the one browser that pictures are made with, on every machine
 * @property {string} platform
 * @property {string} version of Chromium
 * @property {NodeJS.ProcessEnv} env what Playwright needs in its environment to start it
 */

/** Why pictures cannot be compared on this machine; that is no failure, and no success. */
export class NotComparable extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(
      `Pictures are compared only on ${PINNED_PLATFORM} with the Chromium that node_modules brings, because another one draws letters and edges differently: ${reason}.`,
    );
  }
}

/**
 * The browser for pictures, with its own fonts and font settings instead of the machine's.
 * @throws {NotComparable} where it cannot run
 * @returns {Promise<PictureBrowser>}
 */
export async function pictureBrowser() {
  const here = `${process.platform}-${process.arch}`;
  if (here !== PINNED_PLATFORM) throw new NotComparable(`this is ${here}`);
  const { executable, libraryPath, fonts } = await unpackBrowser();
  const env = {
    LD_LIBRARY_PATH: libraryPath,
    FONTCONFIG_PATH: fonts,
    FONTCONFIG_FILE: join(fonts, 'fonts.conf'),
    PICTURES_BROWSER: executable,
  };
  const { stdout, status } = spawnSync(executable, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 15_000,
  });
  const version = stdout?.match(/\d+(\.\d+)+/)?.[0];
  if (status !== 0 || !version) throw new NotComparable('that one does not start here');
  return { platform: PINNED_PLATFORM, version, env };
}
