/* `npm run tokens`: writes the design tokens as JSON, and reports what the format does not support. */

import { relative } from 'node:path';
import { writeTokenFiles } from '../../packages/ui/build/brands.ts';
import { listCss } from '../../packages/ui/tokens/listCss.ts';
import { runCommand } from '../command/command.ts';
import { ROOT } from '../command/programs.ts';

const shorten = (text: string) => (text.length > 72 ? `${text.slice(0, 69)}…` : text);

await runCommand(async () => {
  const { folder, files } = writeTokenFiles();
  console.log(`${relative(ROOT, folder)}: ${[...files.keys()].join(', ')}`);
  console.log('\nWhat the format cannot hold, in CSS beside the nearest value that it can:');
  for (const [name, content] of files) {
    for (const { path, value, css } of name.split('.').length === 3 ? listCss(content) : []) {
      const note = value === undefined ? ' (no value in the format)' : '';
      console.log(`  ${name.padEnd(19)} ${path}: ${shorten(css)}${note}`);
    }
  }
  return 0;
});
