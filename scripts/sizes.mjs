/* `npm run sizes`: builds the kit and holds what a shop's visitor loads of it against the budget. */

import { runCommand } from './command.mjs';
import { buildKit } from './kit.mjs';

await runCommand(async () => {
  await buildKit();
  const { describeSize, measureKit } = await import('./kit-sizes.mjs'); // needs the dependencies
  const sizes = await measureKit();
  for (const size of sizes) console.log(describeSize(size));
  return sizes.every(({ ok }) => ok) ? 0 : 1;
});
