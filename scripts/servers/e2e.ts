/* What the e2e tests need, for playwright.config.ts: both emulators and the dev server. Builds the shop if it is out of date. */

import { SITE_URL } from '../../packages/app/addresses.ts';
import { buildApp, EMULATOR_BUILD, isBuilt } from '../builds/builds.ts';
import { runCommand } from '../command/command.ts';
import { startAuthEmulator } from './authEmulator.ts';
import { startDevServer } from './devServer.ts';
import { startHostingEmulator } from './hostingEmulator.ts';
import { requireFree } from './ports.ts';

await runCommand(async () => {
  await requireFree('auth', 'dev', 'hosting');
  if (!isBuilt()) await buildApp();
  const [auth, hosting] = await Promise.all([
    startAuthEmulator(SITE_URL),
    startHostingEmulator(),
    startDevServer(EMULATOR_BUILD),
  ]);
  if (auth.warning) throw new Error(auth.warning);
  console.log('Ready.'); // playwright.config.ts waits for this
  return Promise.race([auth.ended, hosting.ended]);
});
