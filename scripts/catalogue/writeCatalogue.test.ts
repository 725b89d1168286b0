import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importCatalogue } from '../../packages/app/build/import/importCatalogue.ts';
import { readCatalogue } from '../../packages/app/build/readCatalogue.ts';
import { checkShop } from '../../packages/app/build/shop/checkShop.ts';
import { copyShop } from '../../packages/app/build/shop/copyShop.ts';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { folderOf } from '../../packages/app/build/shop/selectedShop.ts';
import { ROOT } from '../command/programs.ts';
import { writeCatalogue } from './writeCatalogue.ts';

const PLACE = join(ROOT, `.cache/import-${process.pid}`);
const EXPORT = join(ROOT, 'packages/app/test/exports/woocommerce-de.csv');
mkdirSync(PLACE, { recursive: true });
writeFileSync(
  join(PLACE, 'defineShop.ts'),
  `export * from '../../packages/app/shops/defineShop.ts';\n`,
);
afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

function copyOf(name: string) {
  const folder = join(PLACE, name);
  copyShop('spielkiste', folder);
  return { folder, id: relative(folderOf(''), folder) };
}

test('replaces the catalogue of a new shop and its own, but no other without --force', async () => {
  const { folder, id } = copyOf('written');
  const file = join(folder, 'public/toy.json');
  const imported = await importCatalogue(EXPORT, { currency: 'EUR', quantity: 4 });
  const write = (force = false) => writeCatalogue(id, imported, { source: 'products.csv', force });
  const report = write();
  expect(report).toContain('2 toys of products.csv (CSV)\n"ID" is toyId\n');
  expect(report).toContain(
    '1 product: several variants became one toy, with the lowest price\n  11: 2',
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(imported.records);
  expect(readFileSync(join(folder, 'catalogue-import.txt'), 'utf8')).toMatch(
    /"Typ" is type\n.*Not used: "Artikelnummer"\n/s,
  );
  expect(() => write()).not.toThrow();
  writeFileSync(file, '[]');
  expect(() => write()).toThrow('toy.json was not written by this command, or was changed since.');
  expect(readFileSync(file, 'utf8')).toBe('[]');
  expect(() => write(true)).not.toThrow();
});

test('a shop names an export instead, and does not start without it', async () => {
  const { folder, id } = copyOf('named');
  rmSync(join(folder, 'public/toy.json'));
  writeFileSync(join(folder, 'products.csv'), readFileSync(EXPORT));
  const settings = join(folder, 'shop.ts');
  const written = readFileSync(settings, 'utf8');
  const named = "catalogue: { from: 'products.csv', quantity: 4 },\n  brand:";
  writeFileSync(settings, written.replace('brand:', named));
  expect((await checkShop(id)).errors).toEqual([]);
  const { records } = await readCatalogue(await loadShop(id), {});
  expect(records).toHaveLength(2);
  rmSync(join(folder, 'products.csv'));
  expect((await checkShop(id)).errors).toEqual([
    expect.stringMatching(/products\.csv: there is no such file\.$/),
  ]);
});
