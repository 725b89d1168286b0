/* `npm run pictures [-- words]`: compares the pictures of all stories, or of those whose id has one of the words in it. */

import { runCommand } from './command.mjs';
import { NotComparable } from './pictures-browser.mjs';
import { runPictures } from './pictures-check.mjs';
import { yellow } from './terminal.mjs';

await runCommand(async () => {
  try {
    return await runPictures({ words: process.argv.slice(2) });
  } catch (error) {
    if (!(error instanceof NotComparable)) throw error;
    console.log(yellow(`Not run. ${error.message}`));
    return 0;
  }
});
