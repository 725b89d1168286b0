/* `npm run bench [-- --quick] [-- --only=word]`: compares the shop's speed with its goals and two reference pages. */

import { parseArgs } from 'node:util';
import { TEST_SHOP } from '../packages/app/addresses.ts';
import { listScenarios, runBench } from '../packages/app/bench/bench.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { buildApp, buildPackage, isBuilt } from './builds/builds.ts';
import { runCommand } from './command/command.ts';
import { configOfBuild } from './hosting/firebase-config.ts';
import { startAuthEmulator } from './servers/authEmulator.ts';
import { requireFree } from './servers/ports.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  listScenarios(values); // rejects a wrong word before it builds for minutes
  await requireFree(TEST_SHOP, 'auth');
  if (!isBuilt(TEST_SHOP)) await buildApp(TEST_SHOP);
  await buildPackage('@toystore/ui');
  await startAuthEmulator(TEST_SHOP, { actionsAt: TEST_SHOP.siteUrl });
  const { launchOptions } = await findBrowser();
  return runBench({ ...values, launchOptions, hosting: configOfBuild(TEST_SHOP).hosting });
});
