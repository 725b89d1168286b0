/*
 * `npm run budgets [-- kit]`: compares the sizes of the last builds of kit and shop with the stored ones; with `kit`, of a new build
 * of the kit only. `--accept` stores them.
 */

import { parseArgs } from 'node:util';
import { measureKit } from '../packages/ui/build/sizes.ts';
import { measureShop } from './budgets/page-sizes.ts';
import { compareSizes, storeSizes } from './budgets/storedSizes.ts';
import { buildPackage } from './builds/builds.ts';
import { runCommand } from './command/command.ts';

const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean' } },
  allowPositionals: true,
});

await runCommand(async () => {
  const isKitOnly = positionals[0] === 'kit';
  if (isKitOnly) await buildPackage('@toystore/ui');
  const sizes = [...(await measureKit()), ...(isKitOnly ? [] : measureShop())];
  if (values.accept) storeSizes(sizes);
  const { lines, ok } = compareSizes(sizes);
  console.log(lines.join('\n'));
  return ok ? 0 : 1;
});
