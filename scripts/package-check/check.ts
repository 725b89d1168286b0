/*
 * `npm run package [-- --no-build]`: kit, storefront and emulator as others get them. Builds and packs them, checks the
 * tarballs and the size budget, installs them outside of this project, tries kit and storefront in Chromium and starts the
 * emulator.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Page } from 'playwright';
import { describeSize, measureKit } from '../../packages/ui/build/sizes.ts';
import { buildPackage } from '../builds/builds.ts';
import { runCommand } from '../command/command.ts';
import { mustRun } from '../command/programs.ts';
import { lastLine } from '../testing/counts.ts';
import { buildConsumerApp, visitConsumerApp, writeConsumerApp } from './consumer-app.ts';
import { linkFirebaseTools, runInstalledCommand, writeEmulatorApp } from './emulator-app.ts';
import {
  loadOnServer,
  type PackedPackage,
  type PublicPackage,
  packPackage,
  problemsByPublint,
  problemsOfDeclarations,
  problemsOfFiles,
} from './packed-package.ts';

const EMULATOR: PublicPackage = {
  name: '@toystore/auth-emulator',
  folder: 'packages/auth-emulator',
  ownFiles: ['assets/gapiStub.js', 'assets/accountPicker.css', 'dist/cli.js'],
};

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
    ],
  },
  { name: '@toystore/storefront', folder: 'packages/storefront', ownFiles: [] },
];

const counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs one check and prints its line; a rejection fails it. */
async function check(name: string, run: () => unknown): Promise<void> {
  try {
    await run();
    counts.passed++;
    console.log(`${styleText('green', '✓')} ${name}`);
  } catch (error) {
    counts.failed++;
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`${styleText('red', '✗')} ${name}\n  ${reason.trim().replaceAll('\n', '\n  ')}`);
  }
}

function none(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function same(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`is ${actual}, not ${expected}`);
}

/** @param folder temporary */
async function checkTarball(source: PublicPackage, folder: string): Promise<PackedPackage> {
  const packed = await packPackage(source, folder);
  const { name, tarball } = packed;
  await check(`${name}: the tarball holds the package, its licence and nothing else`, () =>
    none(problemsOfFiles(packed)),
  );
  await check(`${name}: declarations name no source file`, () =>
    none(problemsOfDeclarations(packed)),
  );
  await check(`${name}: publint --strict`, async () => none(await problemsByPublint(packed)));
  const styles = packed.ownFiles.flatMap((file) => /^dist(\/[\w.]+\.css)$/.exec(file)?.[1] ?? []);
  const without = styles.length > 0 ? ['--exclude-entrypoints', ...styles.map((s) => `.${s}`)] : [];
  const settings = ['--profile', 'esm-only', '--format', 'ascii', ...without];
  await check(`${name}: attw`, () => mustRun('attw', 'attw', [tarball, ...settings]));
  return packed;
}

async function checkSizes(): Promise<void> {
  for (const size of await measureKit()) {
    await check(describeSize(size), () => {
      if (!size.ok) {
        throw new Error('Over the budget in packages/ui/build/sizes.ts, or brings too much.');
      }
    });
  }
}

/** @param folder of the program */
async function checkEmulatorApp(folder: string, packed: PackedPackage): Promise<void> {
  writeEmulatorApp(folder, packed);
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--prefer-offline', '--no-audit'];
  const install = ['install', '--prefix', folder, '--no-fund', ...options];
  await check('another project installs the emulator', () =>
    mustRun('npm install', 'npm', install),
  );
  await check('its program compiles, declarations included', () =>
    mustRun('TypeScript', 'tsc', ['-p', folder]),
  );
  linkFirebaseTools(folder);
  await check('it starts two emulators at once, each with accounts of its own', () =>
    mustRun('Node', 'node', [join(folder, 'api.ts')]),
  );
  await check('its command starts, and Ctrl-C ends it', () => runInstalledCommand(folder));
}

/** @param folder of the app */
async function checkConsumerApp(folder: string): Promise<void> {
  const options = ['--strict-peer-deps', '--ignore-scripts', '--prefer-offline', '--no-audit'];
  const install = ['install', '--prefix', folder, '--no-fund', ...options];
  await check('a consumer app installs them', () => mustRun('npm install', 'npm', install));
  await check('a consumer app compiles, declarations included', () =>
    mustRun('TypeScript', 'tsc', ['-p', folder]),
  );
  await check('plain Node renders it on a server, and reads its design tokens', () =>
    mustRun('Node', 'node', [join(folder, 'server.mjs')]),
  );
  await check('a consumer app builds, with the built modules and not the sources', async () => {
    const modules = await buildConsumerApp(folder);
    for (const { name } of SHOP_PACKAGES) {
      const ofPackage = modules.filter((id) => id.includes(`/${name}/`));
      if (ofPackage.length === 0) throw new Error(`None of ${name} is in it.`);
      none(ofPackage.filter((id) => !id.includes(`/${name}/dist/`)));
    }
  });
  await checkInBrowser(folder);
}

async function checkInBrowser(folder: string): Promise<void> {
  const { page, open, errors, end } = await visitConsumerApp(folder);
  try {
    await open('/');
    const card = page.getByRole('main').getByRole('article', { name: 'Honey Bear' });
    const slider = page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('group') });
    await check("the card's link is the consumer app's", async () => {
      const link = card.getByRole('link', { name: /Look closer/ });
      same(await link.getAttribute('href'), '#honey');
      same(await link.getAttribute('data-router'), 'consumer');
    });
    await check('styles are applied', async () => {
      const sheet = card.locator(':scope > div');
      const corner = await sheet.evaluate(
        (element) => getComputedStyle(element).borderTopLeftRadius,
      );
      const token = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ts-radius-l'),
      );
      same(corner, token);
      same(/^[1-9]\d*px$/.test(token), true);
    });
    await check("the slider's Pause button is there, in German", () =>
      slider.getByRole('button', { name: 'Bilder anhalten' }).waitFor(),
    );
    await check('Next shows the next toy', async () => {
      await slider.getByRole('heading', { name: 'Honey Bear' }).waitFor();
      await slider.getByRole('button', { name: 'Nächstes Bild' }).click();
      await slider.getByRole('heading', { name: 'Tin Robot' }).waitFor();
    });
    await check('prices and labels are those of its language', () =>
      card.getByText(/Preis:\s*12,50\s€/).waitFor(),
    );
    await check("the bar takes the app's own buttons, at a phone's width, too", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Warenkorb, 2 Spielzeuge' }).click();
      await page.getByRole('button', { name: 'Warenkorb, 3 Spielzeuge' }).waitFor();
      await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      same(overflow <= 360, true);
    });
    await check('its menu has the account', async () => {
      await page.getByRole('button', { name: 'Menü', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menü' });
      same(await menu.getByRole('link', { name: 'Anmelden' }).getAttribute('href'), '#login');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    });
    await check("the footer has the app's own columns and note", async () => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('list', { name: 'Hilfe' }).getByRole('link').waitFor();
      await footer.getByText('Gebaut in Kassel.').waitFor();
    });
    await checkShop(page, open);
    await check('the console has no error', () => none(errors));
  } finally {
    await end();
  }
}

/** The page that composes both packages. */
async function checkShop(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await check("filters are in the address, through the consumer app's own router", async () => {
    await open('/shop.html?max=20');
    await page.getByRole('heading', { name: '1 toys' }).waitFor();
    await page.getByRole('button', { name: 'Remove filter: Up to $20' }).click();
    await page.getByRole('heading', { name: '3 toys' }).waitFor();
    same(new URL(page.url()).search, '');
    await page.goBack();
    await page.getByRole('heading', { name: '1 toys' }).waitFor();
  });
  await check(
    'a cart is kept in the browser, and its prices are those of the catalogue',
    async () => {
      await page.getByRole('button', { name: 'Add Honey Bear' }).click();
      await page.getByRole('button', { name: 'Cart, 1 toy' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Cart, 1 toy' }).click();
      await page.getByRole('dialog', { name: 'Cart' }).getByText('$12.50').first().waitFor();
    },
  );
}

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toystore-package-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true })); // Ctrl-C too
  if (!process.argv.includes('--no-build')) {
    for (const { name } of [...SHOP_PACKAGES, EMULATOR])
      await check(`${name} builds`, () => buildPackage(name));
  }
  if (counts.failed === 0) {
    const packages: PackedPackage[] = [];
    await checkEmulatorApp(join(folder, 'emulator-app'), await checkTarball(EMULATOR, folder));
    for (const source of SHOP_PACKAGES) packages.push(await checkTarball(source, folder));
    for (const packed of packages)
      await check(`${packed.name}: React Server Components can load it`, () =>
        loadOnServer(packed),
      );
    await checkSizes();
    const app = join(folder, 'app');
    writeConsumerApp(app, packages);
    await checkConsumerApp(app);
  }
  console.log(lastLine(counts));
  return counts.failed === 0 ? 0 : 1;
});
