import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { nearestShop } from '../../packages/app/build/shop/nearestShop.ts';
import { folderOf, shopIds } from '../../packages/app/build/shop/selectedShop.ts';
import { ROOT } from '../command/programs.ts';
import { createShop } from './createShop.ts';
import { requireNewId } from './requireNewId.ts';

// packages/app/build/shop/checkShop.test.ts checks that a copy starts.

test.each<[id: string, values: Parameters<typeof createShop>[1], sentence: string]>([
  ['luba', {}, 'packages/app/shops/luba is there already. Nothing was changed.'],
  ['teddys', { locale: 'pl_PL' }, 'locale "pl_PL" should be a BCP 47 tag'],
  ['teddys', { currency: 'zl' }, 'currency "zl" should be an ISO 4217 code'],
  [
    ...(['teddys', { from: 'nowhere' }] as const),
    'SHOP=nowhere names no shop: packages/app/shops/nowhere/shop.ts does not exist. Shops: luba, ',
  ],
])('refuses to create %s with %j', async (id, values, sentence) => {
  await expect(createShop(id, values)).rejects.toThrow(sentence);
  expect(existsSync(folderOf('teddys'))).toBe(false);
});

test.each([
  ['', 'Name the shop with small letters, digits and dashes'],
  ['Teddys_', 'Name the shop with small letters, digits and dashes'],
  ['../teddys', 'Name the shop with small letters, digits and dashes'],
  ['con', 'Windows reserves the name con.'],
  ['a'.repeat(41), 'The id has 41 characters; 40 are possible.'],
])('refuses the id "%s"', (id, sentence) => {
  expect(() => requireNewId(id)).toThrow(sentence);
});

test('is a command, which prints the refusal', () => {
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('node', ['scripts/shops/new.ts', 'luba_'], options);
  expect(stderr).toContain('Name the shop with small letters');
  expect(status).toBe(1);
});

const PLACE = join(ROOT, `.cache/new-shops-${process.pid}`);
mkdirSync(PLACE, { recursive: true });
writeFileSync(
  join(PLACE, 'defineShop.ts'),
  `export * from '../../packages/app/shops/defineShop.ts';\n`,
);
afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

test('starts from the nearest language, names it, and lists what is to be translated', async () => {
  const folder = join(PLACE, 'persian');
  const id = relative(folderOf(''), folder); // where no other test finds it
  const report = await createShop(id, { locale: 'fa-IR', currency: 'IRR', name: "Ali's" });
  expect(report).toMatch(/persian is a copy of لعبة, in Arabic \(United Arab Emirates\)\.\n/);
  expect(report).toContain(
    'has zero, two, few, many, which the language does not have; fa-IR has one, other.',
  );
  expect(report).toMatch(/brand\.css: --ts-font-text: Readex .* do not have \d+ letters/);
  expect(report).toMatch(/persian\/texts\/login\.json has texts that equal those of لعبة/);
  expect(report).toMatch(/persian\/shop\.ts has texts that equal/);
  const settings = { locale: 'fa-IR', currency: 'IRR', priceDecimals: 0, name: "Ali's" };
  expect(await loadShop(id)).toMatchObject(settings); // people do not write hundredths of a rial
});

test.each([
  ['de-AT', 'spielkiste'],
  ['en-GB', 'toystore'],
  ['pl-PL', 'spielkiste'],
  ['ja-JP', 'spielkiste'],
  ['he-IL', 'luba'],
])('the nearest language to %s is that of %s', async (locale, id) => {
  const shops = await Promise.all(shopIds().map(loadShop));
  expect(nearestShop(shops, locale)?.id).toBe(id);
});
