import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadShop } from '../shop/loadShop.ts';
import { folderOf } from '../shop/selectedShop.ts';
import { brandFonts } from './brandFonts.ts';
import { charactersOf } from './characters.ts';

test('takes Arabic from its own typeface, Latin and figures from the last one of the list', () => {
  const fonts = brandFonts(join(folderOf('luba'), 'brand.css'));
  const scripts = fonts.map(({ family, scripts }) => [
    family,
    'arabic' in scripts,
    'latin' in scripts,
  ]);
  expect(scripts).toEqual([
    ['Readex Pro Variable', true, false],
    ['Figtree Variable', false, true],
    ['Baloo Bhaijaan 2 Variable', true, false],
    ['Fredoka Variable', false, true],
  ]);
});

test('has the characters that the texts escape', async () => {
  const isolates = ['\u2066', '\u2068', '\u2069']; // they keep an address together among Arabic words
  expect(charactersOf(await loadShop('luba'))).toEqual(expect.arrayContaining(isolates));
});
