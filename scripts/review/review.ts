/*
 * `npm run storybook:review [-- --base main] [-- --only ToyCard] [-- --build]`: renders the stories that depend on a changed
 * file, as on the commit from which the branch started and as in the working tree, and writes a page of what differs.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../command/command.ts';
import { ROOT, run } from '../command/programs.ts';
import { compareBranch } from './compareBranch.ts';
import { findBase } from './git.ts';
import { pageOf } from './page.ts';
import { summaryOf, verdictOf } from './summary.ts';

/** Storybook serves the folder `page` in it as `review`. */
const FOLDER = join(ROOT, '.cache/review');

await runCommand(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, only: { type: 'string' }, build: { type: 'boolean' } },
  });
  const base = findBase(values.base);
  const review = await compareBranch(base, values.only, FOLDER);
  const styles = ['packages/ui/src/tokens.css', 'scripts/review/page.css'];
  const css = styles.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
  const page = join(FOLDER, 'page/index.html');
  writeFileSync(page, pageOf(review, css, values.build ? '../' : 'http://localhost:6006/'));

  console.log(`\n${verdictOf(review)} Compared with ${review.base}:`);
  for (const sentence of summaryOf(review)) console.log(`- ${sentence}`);
  for (const { title, name, reason } of review.uncompared) {
    console.log(`Not compared: ${title}, ${name}. ${reason}`);
  }
  for (const path of review.unseen) console.log(`In no picture: ${path}`);
  console.log(`\n${pathToFileURL(page)}`);
  if (!values.build) return 0;
  const build = ['build', '--output-dir', 'storybook-static', '--disable-telemetry'];
  return (await run('storybook', build, { env: { STORYBOOK_REVIEW: '1' } })).exitCode;
});
