/*
 * `npm run budgets [-- kit]`: compares the size of every part of the last builds of kit and shop with its budget; with `kit`,
 * of a new build of the kit only.
 */

import { describeSize, measureKit } from '../packages/ui/build/sizes.ts';
import { describe, measureShop } from './budgets/page-sizes.ts';
import { buildPackage } from './builds/builds.ts';
import { runCommand } from './command/command.ts';

await runCommand(async () => {
  const isKitOnly = process.argv[2] === 'kit';
  if (isKitOnly) await buildPackage('@toystore/ui');
  const kit = await measureKit();
  const shop = isKitOnly ? [] : measureShop();
  console.log([...kit.map(describeSize), ...shop.map(describe)].join('\n'));
  return [...kit, ...shop].every(({ ok }) => ok) ? 0 : 1;
});
