/*
 * `npm run package [-- --no-build] [-- --emulator]`: tests kit, storefront, accounts and emulator as other projects install them.
 * Builds and packs them, checks the tarballs and the size budget, installs them outside this project, starts the emulator,
 * tests kit, its tools, storefront and accounts in Chromium, and compares the kit in foreign pages (hosts) with its own.
 * With --emulator it tests the emulator only, and more thoroughly, as `npm run test:long` does.
 */

import { join } from 'node:path';
import { buildPackage } from '../builds/builds.ts';
import { runCommand } from '../command/command.ts';
import { lastLine } from '../testing/counts.ts';
import { runningPart, writeReport } from '../testing/reports.ts';
import { checkConsumerApp } from './checkConsumerApp.ts';
import { checkEmulatorApp } from './checkEmulatorApp.ts';
import { checkSizes, checkTarball } from './checkTarball.ts';
import { checkTools } from './checkTools.ts';
import { EMULATOR } from './emulator-app.ts';
import { checkHosts } from './hosts/checkHosts.ts';
import { temporaryFolder } from './outside.ts';
import { loadOnServer, type PackedPackage, type PublicPackage } from './packed-package.ts';
import { check, counts } from './runCheck.ts';

const SHOP_PACKAGES: PublicPackage[] = [
  {
    name: '@toystore/ui',
    folder: 'packages/ui',
    ownFiles: [
      'dist/styles.css',
      'dist/styles.unlayered.css',
      'dist/styles/Button.css',
      'dist/tokens.css',
      'dist/base.css',
      'dist/tokens/resolver.json',
      'dist/brands/toybox.css',
      'dist/importer/cli.js',
      'dist/importer/styleDictionary.js',
      'dist/components.json',
    ],
  },
  { name: '@toystore/storefront', folder: 'packages/storefront', ownFiles: [] },
  { name: '@toystore/accounts', folder: 'packages/accounts', ownFiles: [] },
];

await runCommand(async () => {
  const folder = temporaryFolder('package');
  if (!process.argv.includes('--no-build')) {
    for (const { name } of [...SHOP_PACKAGES, EMULATOR])
      await check(`${name} builds`, () => buildPackage(name));
  }
  if (counts.failed === 0) {
    const isEmulatorAlone = process.argv.includes('--emulator');
    await Promise.all([
      checkEmulator(folder, isEmulatorAlone),
      isEmulatorAlone || checkShopPackages(folder),
    ]);
  }
  console.log(lastLine(counts));
  if (runningPart) writeReport(runningPart, counts);
  return counts.failed === 0 ? 0 : 1;
});

async function checkEmulator(folder: string, isAlone: boolean): Promise<void> {
  const emulator = await checkTarball(EMULATOR, folder);
  await checkEmulatorApp(join(folder, 'emulator-app'), emulator, isAlone);
}

/** Most checks wait for a program that uses one core: several run at a time. */
async function checkShopPackages(folder: string): Promise<void> {
  const packages: PackedPackage[] = [];
  for (const source of SHOP_PACKAGES) packages.push(await checkTarball(source, folder));
  const inOtherPlaces = async () => {
    for (const packed of packages)
      await check(`${packed.name}: React Server Components can load it`, () =>
        loadOnServer(packed),
      );
    await checkSizes();
    await checkTools(join(folder, 'empty'), packages);
    await checkHosts(join(folder, 'hosts'), packages);
  };
  await Promise.all([checkConsumerApp(join(folder, 'app'), packages), inOtherPlaces()]);
}
