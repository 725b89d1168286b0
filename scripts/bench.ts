/*
 * `npm run bench [-- --only=word] [-- --rounds=5] [-- --compare=folder]`: compares the shop's speed with its goals, with the same
 * pages without code, and with another build: the folder that has its index.html.
 */

import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { TEST_SHOP } from '../packages/app/addresses.ts';
import { runBench } from '../packages/app/bench/bench.ts';
import { listScenarios } from '../packages/app/bench/scenarios.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { buildApp, isBuilt } from './builds/builds.ts';
import { runCommand } from './command/command.ts';
import { ROOT } from './command/programs.ts';
import { configOfBuild } from './hosting/firebase-config.ts';
import { startAuthEmulator } from './servers/authEmulator.ts';
import { requireFree } from './servers/ports.ts';

/** Returns a build, given by its folder from the project's, with its hosting settings. */
const hosted = (build: string) => ({
  folder: join(ROOT, build),
  hosting: configOfBuild({ ...TEST_SHOP, build }).hosting,
});

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      compare: { type: 'string' },
    },
  });
  const { only, compare } = values;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds=${values.rounds} is not a number of rounds, such as 5.`);
  }
  // npm changes to the project's folder; INIT_CWD is the user's.
  const folder = compare && relative(ROOT, resolve(process.env.INIT_CWD ?? '.', compare));
  const other = folder ? hosted(folder) : undefined;
  listScenarios(only); // rejects a wrong word before it builds for minutes
  await requireFree(TEST_SHOP, 'auth');
  if (!isBuilt(TEST_SHOP)) await buildApp(TEST_SHOP);
  await startAuthEmulator(TEST_SHOP, { actionsAt: TEST_SHOP.siteUrl });
  const { launchOptions } = await findBrowser();
  return runBench({ rounds, only, shop: hosted(TEST_SHOP.build), other, launchOptions });
});
