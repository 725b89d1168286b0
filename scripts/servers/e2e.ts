/*
 * The servers of the e2e tests, for playwright.config.ts: the Auth emulator, the dev server, and the build. This process
 * serves the build, because the Hosting emulator takes 7 to 40 s to start; packages/app/test/built/hostingEmulator.test.ts
 * checks that both answer alike. Builds the shop if it is out of date.
 */

import { TEST_SHOP } from '../../packages/app/addresses.ts';
import { REFERENCE_SHOP, selectedShop } from '../../packages/app/build/shop/selectedShop.ts';
import { buildApp, emulatorBuild, isBuilt } from '../builds/builds.ts';
import { runCommand } from '../command/command.ts';
import { serveBuild } from '../hosting/serveBuild.ts';
import { startAuthEmulator } from './authEmulator.ts';
import { startDevServer } from './devServer.ts';
import { requireFree } from './ports.ts';

await runCommand(async () => {
  await requireFree(TEST_SHOP, 'auth', 'dev', 'hosting');
  const serve = async () => {
    if (!isBuilt(TEST_SHOP)) await buildApp(TEST_SHOP);
    await serveBuild(TEST_SHOP, { port: TEST_SHOP.ports.hosting });
  };
  const [auth] = await Promise.all([
    startAuthEmulator(TEST_SHOP, { actionsAt: TEST_SHOP.siteUrl }),
    serve(),
    // The tests of development are for one shop only.
    selectedShop() === REFERENCE_SHOP && startDevServer(TEST_SHOP, emulatorBuild(TEST_SHOP)),
  ]);
  if (auth.warning) throw new Error(auth.warning);
  console.log('Ready.'); // playwright.config.ts waits for this
  return auth.ended;
});
