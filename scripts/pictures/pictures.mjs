/* `npm run pictures [-- words]`: compares the pictures of all stories, or of those whose id has one of the words in it. */

import { styleText } from 'node:util';
import { runCommand } from '../command/command.ts';
import { NotComparable } from './pictures-browser.mjs';
import { runPictures } from './pictures-check.mjs';

await runCommand(async () => {
  try {
    return await runPictures({ words: process.argv.slice(2) });
  } catch (error) {
    if (!(error instanceof NotComparable)) throw error;
    console.log(styleText('yellow', `Not run. ${error.message}`));
    return 0;
  }
});
