/*
 * `npm run package`: the kit as another shop gets it. Builds and packs it, looks into the tarball,
 * holds it against the size budget, installs it in an app outside of this project and tries that
 * in Chromium. `--report=<file>` writes the counts for `npm test`.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { lastLine } from './counts.mjs';
import { buildKit } from './kit.mjs';
import {
  buildOutsideApp,
  installOutsideApp,
  visitOutsideApp,
  writeOutsideApp,
} from './outside-app.mjs';
import {
  packKit,
  problemsByPublint,
  problemsOfDeclarations,
  problemsOfDirectives,
  problemsOfFiles,
  runAttw,
} from './packed-kit.mjs';
import { start, startTool } from './processes.mjs';
import { green, red } from './terminal.mjs';

const counts = { passed: 0, failed: 0 };

/**
 * Runs one check and prints its line.
 * @param {string} name
 * @param {() => unknown} run a rejection fails the check
 */
async function check(name, run) {
  try {
    await run();
    counts.passed++;
    console.log(`${green('✓')} ${name}`);
  } catch (error) {
    counts.failed++;
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`${red('✗')} ${name}\n  ${reason.trim().replaceAll('\n', '\n  ')}`);
  }
}

/** @param {string[]} problems */
function none(problems) {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** @param {(print: (text: string) => void) => Promise<number>} run */
async function succeeds(run) {
  let output = '';
  const code = await run((text) => {
    output += text;
  });
  if (code !== 0) throw new Error(output || `exit code ${code}`);
}

/**
 * @param {unknown} actual
 * @param {unknown} expected
 */
function same(actual, expected) {
  if (actual !== expected) throw new Error(`is ${actual}, not ${expected}`);
}

/** @param {string} folder empty, temporary */
async function checkTarball(folder) {
  const { tarball, files } = await packKit(folder);
  await check('the tarball holds the kit, its licence and nothing else', () =>
    none(problemsOfFiles(files)),
  );
  await check("each module that needs 'use client' has it", () =>
    none(problemsOfDirectives(files)),
  );
  await check('declarations name no source file', () => none(problemsOfDeclarations(files)));
  await check('publint --strict', async () => none(await problemsByPublint(tarball)));
  await check('attw', () => succeeds((print) => runAttw(tarball, print)));
  return tarball;
}

async function checkSizes() {
  const { describeSize, measureKit } = await import('./kit-sizes.mjs'); // needs the dependencies
  for (const size of await measureKit()) {
    await check(describeSize(size), () => {
      if (!size.ok)
        throw new Error('Over the budget in scripts/kit-sizes.mjs, or brings too much.');
    });
  }
}

/** @param {string} folder of the app */
async function checkOutsideApp(folder) {
  await check('an outside app installs it', () =>
    succeeds((print) => installOutsideApp(folder, print)),
  );
  await check('an outside app compiles, declarations included', () =>
    succeeds(
      (print) => startTool('TypeScript', 'typescript', ['-p', folder], { onOutput: print }).ended,
    ),
  );
  await check('plain Node renders it on a server', () =>
    succeeds(
      (print) =>
        start('Node', process.execPath, [join(folder, 'server.mjs')], { onOutput: print }).ended,
    ),
  );
  await check('an outside app builds, with the built modules and not the sources', async () => {
    const modules = await buildOutsideApp(folder);
    const ofKit = modules.filter((id) => id.includes('/@toystore/ui/'));
    if (ofKit.length === 0) throw new Error('None of the kit is in it.');
    none(ofKit.filter((id) => !id.includes('/@toystore/ui/dist/')));
  });
  await checkInBrowser(folder);
}

/** @param {string} folder of the built app */
async function checkInBrowser(folder) {
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
  await check('the kit builds', () => buildKit());
  if (counts.failed === 0) {
    const tarball = await checkTarball(folder);
    await checkSizes();
    const app = join(folder, 'app');
    writeOutsideApp(app, tarball);
    await checkOutsideApp(app);
  }
  const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice(9);
  if (report) writeFileSync(report, JSON.stringify(counts));
  console.log(lastLine(counts));
  return counts.failed === 0 ? 0 : 1;
});
