import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createClient } from '../../../packages/auth-emulator/src/client.ts';
import { mustRun, ROOT } from '../../command/programs.ts';
import { packRelease } from '../../release/pack.ts';
import { PUBLIC_PACKAGES } from '../../release/publicPackages.ts';
import { readSettings } from '../../release/settings.ts';
import { buildConsumerApp, visitConsumerApp } from '../consumer/consumerApp.ts';
import { temporaryFolder, versionOf } from '../outside.ts';
import { npmCache, startByNpx } from './startByNpx.ts';
import { startRegistry } from './startRegistry.ts';

// Publishes the packages to a registry on this machine and uses them as a stranger does.

const folder = temporaryFolder('registry');
const empty = join(folder, 'empty');
const shop = join(folder, 'shop');
let npm: NodeJS.ProcessEnv;
let url = '';

beforeAll(async () => {
  npm = await npmSettings(await startRegistry(join(folder, 'registry')));
});

/**
 * Settings of npm as a user has them: one more registry, for the packages' scope only. Downloaded packages are shared with this
 * machine's cache; what npx installs is not.
 */
async function npmSettings(registry: string): Promise<NodeJS.ProcessEnv> {
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

async function publishAll(): Promise<void> {
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  for (const source of PUBLIC_PACKAGES) await packRelease(source, packed, readSettings());
  const publish = join(ROOT, 'scripts/release/publish.ts');
  await mustRun('npm publish', 'node', [publish, packed], npm);
}

async function installShop(): Promise<void> {
  cpSync(join(import.meta.dirname, 'shop'), shop, { recursive: true });
  for (const shared of ['index.html', 'public']) {
    const source = join(import.meta.dirname, '../consumer/app', shared);
    cpSync(source, join(shop, shared), { recursive: true });
  }
  writeFileSync(join(shop, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const react = ['react', 'react-dom'].map((name) => `${name}@${versionOf(name)}`);
  const names = PUBLIC_PACKAGES.map(({ name }) => name);
  // npx has installed the Firebase tools already, which are the emulator's peer.
  const options = ['--prefix', shop, '--omit', 'peer'];
  await mustRun('npm install', 'npm', ['install', ...options, ...names, ...react], npm);
}

test('the four packages are published', publishAll);

test('npx starts the emulator in an empty folder', async () => {
  mkdirSync(empty);
  url = await startByNpx(empty, npm);
});

test('a shop installs all four', installShop);

test('a page of kit, storefront and accounts builds, and signs in', async () => {
  await buildConsumerApp(shop);
  const account = { email: 'ann@shop.example', password: 'ToyBox#2026' };
  await createClient({ url, projectId: 'demo-x' }).createAccount(account);
  const { page, open, errors, end } = await visitConsumerApp(shop);
  try {
    await open(`/?emulator=${url}`);
    await page.getByRole('article', { name: 'Honey Bear' }).waitFor();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: `Toys for ${account.email}` }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await end();
  }
});
