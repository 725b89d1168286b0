/* `npm run pictures:accept [-- words]`: stores the pictures of all stories, or of those whose id has one of the words in it. */

import { styleText } from 'node:util';
import { runCommand } from '../command/command.ts';
import { pictureBrowser } from './pictures-browser.mjs';
import { requireStorybook, runPictures } from './pictures-check.mjs';
import { packPicture } from './pictures-pack.mjs';
import { leftovers, recordMadeWith, removePictures, storedPictures } from './pictures-stored.mjs';
import { pictureStories } from './pictures-storybook.mjs';

/** @returns {Map<string, string>} */
const hashes = () => new Map(storedPictures().map(({ path, hash }) => [path, hash]));

await runCommand(async () => {
  const words = process.argv.slice(2);
  const { platform, version } = await pictureBrowser();
  await requireStorybook();
  const before = hashes();
  removePictures(
    leftovers(pictureStories()).filter(
      ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
    ),
  );
  const onlyRemoved = pictureStories(words).length === 0 && hashes().size < before.size;
  const exitCode = onlyRemoved ? 0 : await runPictures({ words, accept: true });
  if (exitCode === 0) recordMadeWith({ platform, chromium: version });
  for (const [path, hash] of hashes()) if (before.get(path) !== hash) packPicture(path);
  printChanges(before, hashes());
  if (exitCode !== 0) console.log(styleText('red', 'Not all pictures could be made: see above.'));
  return exitCode;
});

/**
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
function printChanges(before, after) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = { added: 0, changed: 0, removed: 0 };
  for (const path of paths) {
    if (before.get(path) === after.get(path)) continue;
    const change = !before.has(path) ? 'added' : !after.has(path) ? 'removed' : 'changed';
    const colour = /** @type {const} */ ({ added: 'green', changed: 'yellow', removed: 'red' })[
      change
    ];
    changes[change] += 1;
    console.log(`${styleText(colour, change.padEnd(8))} ${path}`);
  }
  const { added, changed, removed } = changes;
  console.log(`\n${added} added, ${changed} changed, ${removed} removed, ${after.size} stored.`);
}
