import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { completeHosting } from './complete.mjs';

/**
 * The hosting settings for a build of the shop.
 * @template {import('./complete.mjs').Hosting} Settings
 * @param {Settings} hosting of firebase.json
 * @param {string} folder of the build
 * @param {import('./targets.mjs').Target} target where it is served
 * @returns {Settings}
 * @throws {Error} when there is no build, a page that cannot be allowed, or a file that cannot be named
 */
export function hostingOfBuild(hosting, folder, target) {
  // (Node's globSync would be shorter; the first Node that runs this on a fresh clone may not have it.)
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(join(folder, file)).isFile())
        .map((file) => file.replaceAll('\\', '/'))
        .sort()
    : [];
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  if (pages.length === 0) throw new Error(`There is no build in ${folder}: run npm run build.`);
  return completeHosting(hosting, { pages, files: files.map((file) => `/${file}`), target });
}
