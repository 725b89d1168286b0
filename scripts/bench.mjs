/* `npm run bench [-- --quick] [-- --only=word]`: the shop's speed, held against its goals and two reference pages. */

import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const { runBench } = await import('../packages/app/bench/bench.mjs'); // needs the dependencies
  return runBench(values);
});
