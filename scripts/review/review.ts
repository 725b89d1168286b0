/*
 * `npm run storybook:review [-- --base main] [-- --build]`: compares the working tree with the commit from which the branch
 * started, and opens Storybook with the page “Changed on this branch”, or builds it.
 */

import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../command/command.ts';
import { ROOT, run } from '../command/programs.ts';
import { findBase } from './git.ts';
import { REVIEW_FOLDER, writeReview } from './writeReview.ts';

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      build: { type: 'boolean', default: false },
      only: { type: 'boolean', default: false },
    },
  });
  const base = findBase(values.base);
  const { pictures, props, tokens, compared } = writeReview(base);
  const changes = [
    count(pictures.length, 'picture'),
    count(props.length, 'prop'),
    count(tokens.length, 'token'),
  ];
  console.log(
    `Compared with ${base.name} (${base.commit.slice(0, 8)}): ${changes.join(', ')} of ${compared.pictures}, ${compared.components} components and ${compared.tokens} differ.`,
  );
  console.log(relative(ROOT, REVIEW_FOLDER));
  if (values.only) return 0;
  const build = ['build', '--output-dir', 'storybook-static', '--disable-telemetry'];
  const dev = ['dev', '--port', '6006', '--ci', '--disable-telemetry'];
  const { exitCode } = await run('storybook', values.build ? build : dev, {
    env: { STORYBOOK_REVIEW: '1' },
    timeout: 0,
  });
  return exitCode;
});
