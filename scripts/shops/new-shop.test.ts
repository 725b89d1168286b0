import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOf } from '../../packages/app/build/shop/selectedShop.ts';
import { ROOT } from '../command/programs.ts';

// packages/app/build/shop/checkShop.test.ts checks that a copy starts.

test.each([
  [['luba'], 'packages/app/shops/luba is there already. Nothing was changed.'],
  [['Teddys_'], 'Name the shop with small letters, digits and dashes'],
  [['../teddys'], 'Name the shop with small letters, digits and dashes'],
  [[], 'Name the shop with small letters, digits and dashes'],
  [
    ['teddys', '--from', 'nowhere'],
    'SHOP=nowhere names no shop: packages/app/shops/nowhere/shop.ts does not exist. Shops: luba, ',
  ],
])('new-shop %j is refused', (options, sentence) => {
  const { status, stderr } = spawnSync('node', ['scripts/shops/new.ts', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
  expect(existsSync(folderOf('teddys'))).toBe(false);
});
