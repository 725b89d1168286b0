import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeHosting } from './complete.mjs';

/** @typedef {import('./policy.mjs').Sources} Sources */

/**
 * The hosting settings for a build of the shop.
 * @template {import('./complete.mjs').Hosting} Settings
 * @param {Settings} hosting of firebase.json
 * @param {string} folder of the build
 * @param {Sources} sources what the shop talks to
 * @returns {Settings}
 * @throws {Error} when there is no build, or a page that cannot be allowed
 */
export function hostingOfBuild(hosting, folder, sources) {
  const files = (/** @type {string} */ pattern) => globSync(pattern, { cwd: folder }).sort();
  const pages = files('**/*.html').map((file) => readFileSync(join(folder, file), 'utf8'));
  if (pages.length === 0) throw new Error(`There is no build in ${folder}: run npm run build.`);
  const hashed = files('assets/*').map((file) => `/${file.replaceAll('\\', '/')}`);
  return completeHosting(hosting, { pages, hashed, sources });
}
