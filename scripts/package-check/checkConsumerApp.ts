import { join } from 'node:path';
import { mustRun } from '../command/programs.ts';
import { checkCurrencies } from './checkCurrencies.ts';
import { checkInBrowser } from './checkInBrowser.ts';
import { buildConsumerApp, writeConsumerApp } from './consumer-app.ts';
import { installInto } from './outside.ts';
import type { PackedPackage } from './packed-package.ts';
import { check, expectNone } from './runCheck.ts';

/**
 * Uses kit, storefront and accounts as another shop does.
 * @param folder of the app
 */
export async function checkConsumerApp(folder: string, packages: PackedPackage[]): Promise<void> {
  writeConsumerApp(folder, packages);
  await check('a consumer app installs them', () => installInto(folder, '--strict-peer-deps'));
  await check('a consumer app compiles, declarations included', () =>
    mustRun('TypeScript', 'tsc', ['-p', folder]),
  );
  await check('plain Node renders it on a server, and reads its design tokens', () =>
    mustRun('Node', 'node', [join(folder, 'server.mjs')]),
  );
  await check('a consumer app builds, with the built modules and not the sources', async () => {
    const modules = await buildConsumerApp(folder);
    for (const { name } of packages) {
      const ofPackage = modules.filter((id) => id.includes(`/${name}/`));
      if (ofPackage.length === 0) throw new Error(`None of ${name} is in it.`);
      expectNone(ofPackage.filter((id) => !id.includes(`/${name}/dist/`)));
    }
  });
  await checkInBrowser(folder);
  await checkCurrencies(folder);
}
