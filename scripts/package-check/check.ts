/*
 * `npm run package [-- --no-build]`: the kit as another shop gets it. Builds and packs it, looks into the tarball,
 * holds it against the size budget, installs it in an app outside of this project and tries that in Chromium.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { describeSize, measureKit } from '../../packages/ui/build/sizes.ts';
import { buildKit } from '../builds/builds.ts';
import { runCommand } from '../command/command.ts';
import { mustRun } from '../command/programs.ts';
import { lastLine } from '../testing/counts.ts';
import { buildOutsideApp, visitOutsideApp, writeOutsideApp } from './outside-app.ts';
import {
  packKit,
  problemsByPublint,
  problemsOfDeclarations,
  problemsOfDirectives,
  problemsOfFiles,
} from './packed-kit.ts';

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

/** @param folder empty, temporary */
async function checkTarball(folder: string): Promise<string> {
  const { tarball, files } = await packKit(folder);
  await check('the tarball holds the kit, its licence and nothing else', () =>
    none(problemsOfFiles(files)),
  );
  await check("each module that needs 'use client' has it", () =>
    none(problemsOfDirectives(files)),
  );
  await check('declarations name no source file', () => none(problemsOfDeclarations(files)));
  await check('publint --strict', async () => none(await problemsByPublint(tarball)));
  const settings = ['--config-path', 'packages/ui/.attw.json', '--format', 'ascii'];
  await check('attw', () => mustRun('attw', 'attw', [tarball, ...settings]));
  return tarball;
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

/** @param folder of the app */
async function checkOutsideApp(folder: string): Promise<void> {
  const options = ['--strict-peer-deps', '--ignore-scripts', '--prefer-offline', '--no-audit'];
  const install = ['install', '--prefix', folder, '--no-fund', ...options];
  await check('an outside app installs it', () => mustRun('npm install', 'npm', install));
  await check('an outside app compiles, declarations included', () =>
    mustRun('TypeScript', 'tsc', ['-p', folder]),
  );
  await check('plain Node renders it on a server, and reads its design tokens', () =>
    mustRun('Node', 'node', [join(folder, 'server.mjs')]),
  );
  await check('an outside app builds, with the built modules and not the sources', async () => {
    const modules = await buildOutsideApp(folder);
    const ofKit = modules.filter((id) => id.includes('/@toystore/ui/'));
    if (ofKit.length === 0) throw new Error('None of the kit is in it.');
    none(ofKit.filter((id) => !id.includes('/@toystore/ui/dist/')));
  });
  await checkInBrowser(folder);
}

async function checkInBrowser(folder: string): Promise<void> {
  const { page, errors, end } = await visitOutsideApp(folder);
  try {
    const card = page.getByRole('main').getByRole('article', { name: 'Honey Bear' });
    const slider = page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('group') });
    await check("the card's link is the outside app's", async () => {
      const link = card.getByRole('link', { name: /Look closer/ });
      same(await link.getAttribute('href'), '#honey');
      same(await link.getAttribute('data-router'), 'outside');
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
    await check('the console has no error', () => none(errors));
  } finally {
    await end();
  }
}

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toystore-package-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true })); // Ctrl-C too
  if (!process.argv.includes('--no-build')) await check('the kit builds', buildKit);
  if (counts.failed === 0) {
    const tarball = await checkTarball(folder);
    await checkSizes();
    const app = join(folder, 'app');
    writeOutsideApp(app, tarball);
    await checkOutsideApp(app);
  }
  console.log(lastLine(counts));
  return counts.failed === 0 ? 0 : 1;
});
