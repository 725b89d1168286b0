/*
 * `node scripts/package-check/registry.ts`: publishes the built packages to a registry on this machine and uses them as a
 * stranger does. In an empty folder `npx` starts the emulator; in another one npm installs all four packages, a program signs
 * up and in with an authenticator app's code, and a page of kit, storefront and accounts does the same. Part of
 * `npm run test:long`.
 */

import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../../packages/auth-emulator/src/client.ts';
import { runCommand } from '../command/command.ts';
import { mustRun } from '../command/programs.ts';
import { packRelease } from '../release/pack.ts';
import { PUBLIC_PACKAGES } from '../release/publicPackages.ts';
import { readSettings } from '../release/settings.ts';
import { lastLine } from '../testing/counts.ts';
import { runningPart, writeReport } from '../testing/reports.ts';
import { buildConsumerApp, visitConsumerApp } from './consumer-app.ts';
import { temporaryFolder, versionOf } from './outside.ts';
import { npmCache, startByNpx } from './registry/startByNpx.ts';
import { startRegistry } from './registry/startRegistry.ts';
import { check, counts, expectNone } from './runCheck.ts';

const SHOP = join(import.meta.dirname, 'registry/shop');

/** The account that the program in the shop's folder has created. */
interface Account {
  uid: string;
  email: string;
  password: string;
}

await runCommand(async () => {
  const folder = temporaryFolder('registry');
  const registry = await startRegistry(join(folder, 'registry'));
  const npm = await npmSettings(folder, registry);
  await check('the four packages are published', () => publishAll(join(folder, 'packed'), npm));
  const empty = join(folder, 'empty');
  const shop = join(folder, 'shop');
  mkdirSync(empty);
  let url = '';
  await check('npx starts the emulator in an empty folder', async () => {
    url = await startByNpx(empty, npm);
  });
  await check('a shop installs all four', () => installShop(shop, npm));
  let account: Account | undefined;
  await check('a program signs up, and in with the code of an authenticator app', async () => {
    const output = await mustRun('Node', 'node', [join(shop, 'signUp.ts'), url]);
    account = JSON.parse(output);
  });
  await check('a page of kit, storefront and accounts builds, and signs in with a code', () =>
    signInOnPage(shop, url, account),
  );
  console.log(lastLine(counts));
  if (runningPart) writeReport(runningPart, counts);
  return counts.failed === 0 ? 0 : 1;
});

/**
 * Settings of npm as a user has them: one more registry, for the packages' scope only. Downloaded packages are shared with this
 * machine's cache; what npx installs is not.
 */
async function npmSettings(folder: string, registry: string): Promise<NodeJS.ProcessEnv> {
  const cache = join(folder, 'cache');
  const userconfig = join(folder, '.npmrc');
  mkdirSync(cache);
  symlinkSync(join(await npmCache(), '_cacache'), join(cache, '_cacache'), 'dir');
  writeFileSync(
    userconfig,
    `${readSettings().scope}:registry=${registry}\n${registry.replace('http:', '')}:_authToken=any\n`,
  );
  return {
    npm_config_userconfig: userconfig,
    npm_config_cache: cache,
    npm_config_ignore_scripts: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
}

async function publishAll(packed: string, npm: NodeJS.ProcessEnv): Promise<void> {
  mkdirSync(packed);
  for (const source of PUBLIC_PACKAGES) await packRelease(source, packed, readSettings());
  const publish = join(import.meta.dirname, '../release/publish.ts');
  await mustRun('npm publish', 'node', [publish, packed], npm);
}

async function installShop(shop: string, npm: NodeJS.ProcessEnv): Promise<void> {
  cpSync(SHOP, shop, { recursive: true });
  cpSync(join(import.meta.dirname, 'consumer-app/public'), join(shop, 'public'), {
    recursive: true,
  });
  writeFileSync(join(shop, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const react = ['react', 'react-dom'].map((name) => `${name}@${versionOf(name)}`);
  const names = PUBLIC_PACKAGES.map(({ name }) => name);
  // npx has installed the Firebase tools already, which are the emulator's peer.
  const options = ['--prefix', shop, '--omit', 'peer'];
  await mustRun('npm install', 'npm', ['install', ...options, ...names, ...react], npm);
}

async function signInOnPage(shop: string, url: string, account: Account | undefined) {
  if (account === undefined) throw new Error('There is no account.');
  await buildConsumerApp(shop, ['index.html']);
  const { page, open, errors, end } = await visitConsumerApp(shop);
  try {
    await open(`/?emulator=${url}`);
    await page.getByRole('article', { name: 'Honey Bear' }).waitFor();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const client = createClient({ url, projectId: 'demo-x' });
    const code = await client.totpCode({ localId: account.uid });
    await page.getByRole('textbox', { name: /code/i }).fill(code ?? '');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: `Toys for ${account.email}` }).waitFor();
    expectNone(errors);
  } finally {
    await end();
  }
}
