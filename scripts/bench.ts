/*
 * `npm run bench [-- --quick] [-- --only=word]`: the shop's speed, held against its goals and two reference pages.
 * `npm run bench -- --suggestions`: what the search box finds, and how fast; without a browser.
 */

import { parseArgs } from 'node:util';
import { TEST_SHOP } from '../packages/app/addresses.ts';
import { listScenarios, runBench } from '../packages/app/bench/bench.mjs';
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
      suggestions: { type: 'boolean', default: false },
    },
  });
  if (values.suggestions) {
    await buildPackage('@toystore/storefront'); // which it imports
    const { runSuggestions } = await import('../packages/app/bench/suggestions/suggestions.ts');
    return runSuggestions();
  }
  listScenarios(values); // refuses a wrong word before minutes of building
  await requireFree(TEST_SHOP, 'auth');
  if (!isBuilt(TEST_SHOP)) await buildApp(TEST_SHOP);
  await buildPackage('@toystore/ui');
  await startAuthEmulator(TEST_SHOP, { actionsAt: TEST_SHOP.siteUrl });
  const { launchOptions } = await findBrowser();
  return runBench({ ...values, launchOptions, hosting: configOfBuild(TEST_SHOP).hosting });
});
