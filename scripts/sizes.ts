/* `npm run sizes`: builds the kit and compares what a shop's visitor loads of it with the budget. */

import { describeSize, measureKit } from '../packages/ui/build/sizes.ts';
import { buildPackage } from './builds/builds.ts';
import { runCommand } from './command/command.ts';

await runCommand(async () => {
  await buildPackage('@toystore/ui');
  const sizes = await measureKit();
  for (const size of sizes) console.log(describeSize(size));
  return sizes.every(({ ok }) => ok) ? 0 : 1;
});
