import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { folderOf, shopIds } from '../../packages/app/build/shop/selectedShop.ts';
import { ROOT } from '../command/programs.ts';
import { checkCatalogue } from './checkCatalogue.ts';
import { runCheck } from './runCheck.ts';

const folder = mkdtempSync(join(tmpdir(), 'toystore-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

function catalogueFile(name: string, records: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(records));
  return file;
}

const run = async (source: string, json = false) =>
  runCheck(source, await loadShop('spielkiste'), { json });

test.each(shopIds())('finds no error in the catalogue of %s', async (id) => {
  const check = await checkCatalogue(join(folderOf(id), 'public/toy.json'), await loadShop(id));
  expect(check.toys).toBe(48);
  expect(check.findings.filter(({ level }) => level === 'error')).toEqual([]);
});

test('checks what a shop declares: its currency, and the laws of its statements', async () => {
  const shops = await Promise.all(['toystore', 'spielkiste', 'luba'].map(loadShop));
  const file = catalogueFile('declared.json', []);
  const checks = await Promise.all(shops.map((shop) => checkCatalogue(file, shop)));
  expect(checks.map(({ currency, jurisdictions }) => [currency, ...jurisdictions])).toEqual([
    ['USD', 'US', 'EU'],
    ['EUR', 'EU'],
    ['AED'],
  ]);
});

const bear = { toyId: 1, toyName: 'Bear', price: 20, availableQuantity: 3, pictureURL: '/a.png' };
const broken = catalogueFile('broken.json', [bear, { ...bear, toyId: 2 }, { toyName: 'Nothing' }]);

test('prints a table and exits with 1 if there are errors', async () => {
  const { exitCode, output } = await run(broken);
  expect(output).toMatch(/^2 toys of .*broken\.json, for Spielkiste: prices in EUR, EU\.\n\n/);
  expect(output).toContain('error    records   1 record left out: toyId is missing\n');
  expect(output).toContain(`${' '.repeat(19)}record 3 "Nothing"\n`);
  expect(output).toContain('error    EU        2 toys of unknown age without a hazard statement');
  expect(output).toContain('warning  names     2 toys with the name of another\n');
  expect(output).toContain('toy 1 "Bear": /a.png is not among the shop’s files');
  expect(output).toMatch(/\n\d+ errors, \d+ warnings\.$/);
  expect(exitCode).toBe(1);
});

test('prints the first records of a kind, and all of them for programs', async () => {
  const twins = [1, 2, 3, 4, 5].map((toyId) => ({ ...bear, toyId }));
  const file = catalogueFile('twins.json', twins);
  const { output } = await run(file);
  expect(output).toContain('toy 3 "Bear"\n');
  expect(output).not.toContain('toy 4 "Bear"\n');
  expect(output).toContain('… and 2 more (all with --json)\n');
  const { findings } = JSON.parse((await run(file, true)).output);
  expect(findings).toContainEqual({
    level: 'warning',
    area: 'names',
    message: '5 toys with the name of another',
    subjects: twins.map(({ toyId }) => ({ toyId: String(toyId), toyName: 'Bear' })),
  });
});

test('shortens long values', async () => {
  const { output } = await run(catalogueFile('long.json', [{ ...bear, toyName: 'B'.repeat(280) }]));
  expect(output).toContain(`"${'B'.repeat(200)}…"`);
  expect(output).not.toContain('B'.repeat(201));
});

test('exits with 0 if there are only warnings', async () => {
  const { exitCode, output } = await run(join(folderOf('spielkiste'), 'public/toy.json'));
  expect(output).toMatch(/\n0 errors, 1 warning\.$/);
  expect(exitCode).toBe(0);
});

test.each([
  ['no file', 'nowhere.json', 'There is no file nowhere.json.'],
  [
    'no list',
    catalogueFile('object.json', {}),
    /: the catalogue is not a list of toys\. If it is an export/,
  ],
  [
    'no toy',
    catalogueFile('empty.json', [{}]),
    /: the catalogue has no valid toy: toyId is missing\. If it is an export/,
  ],
])('exits with 2 and one sentence if there is %s', async (_, source, sentence) => {
  const { exitCode, output } = await run(source);
  expect(exitCode).toBe(2);
  expect(output).toMatch(sentence);
  expect(output.split('\n')).toHaveLength(1);
});

test('is a command with a shop, a file and JSON', async () => {
  const command = ['scripts/catalogue/check.ts', broken, '--shop', 'spielkiste', '--json'];
  const { exitCode, stdout } = await execa('node', command, { cwd: ROOT, reject: false });
  const { shop, toys } = JSON.parse(stdout);
  expect({ exitCode, shop, toys }).toEqual({ exitCode: 1, shop: 'spielkiste', toys: 2 });
});
