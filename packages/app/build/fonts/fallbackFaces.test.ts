import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '../readCatalogue.ts';
import { loadShop } from '../shop/loadShop.ts';
import { folderOf, shopIds } from '../shop/selectedShop.ts';
import { brandFonts } from './brandFonts.ts';
import { charactersOf, sampleText } from './characters.ts';
import { fallbackFaces } from './fallbackFaces.ts';

const facesOf = (css: readonly string[]) =>
  css.map((rule) => {
    const [, min = '', max = ''] = /font-weight: (\d+) (\d+)/.exec(rule) ?? [];
    const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]);
    return {
      weights: [Number(min), Number(max)],
      isFor: (system: string) => rule.includes(`local("${system}")`),
      scale: percent('size-adjust'),
      ascent: percent('ascent-override'),
      descent: percent('descent-override'),
    };
  });

test.each(shopIds())('every typeface of %s has a fallback in each weight', async (id) => {
  const shop = await loadShop(id);
  const { records } = await readCatalogue(shop, {});
  const text = sampleText(shop, records);
  for (const font of brandFonts(join(folderOf(id), 'brand.css'))) {
    const faces = facesOf(await fallbackFaces(font, text));
    for (const { min, max } of font.weights) {
      expect(faces.flatMap(({ weights }) => weights)).toEqual(expect.arrayContaining([min, max]));
    }
    for (const { scale } of faces) expect(Math.abs(scale - 100), font.family).toBeLessThan(30);
  }
});

test('scales a system font to the widths and the height of a typeface', async () => {
  const [figtree] = brandFonts(join(folderOf('toystore'), 'brand.css'));
  if (figtree === undefined) throw new Error('The shop has no typeface.');
  const faces = facesOf(await fallbackFaces(figtree, 'nnn'));
  const arial = faces.find(({ isFor, weights }) => isFor('Arial') && weights[0] === 400);
  // In units of an em: an n is 0.5561 wide in Arial and 0.558 in Figtree, whose lines reach from 0.95 to -0.25.
  expect(arial?.scale).toBeCloseTo((0.558 / 0.5561) * 100, 0);
  expect((arial?.ascent ?? 0) / (arial?.descent ?? 1)).toBeCloseTo(0.95 / 0.25);
  expect(((arial?.ascent ?? 0) * (arial?.scale ?? 0)) / 10_000).toBeCloseTo(0.95);
});

test('takes Arabic from its own typeface, Latin and figures from the last one of the list', () => {
  const fonts = brandFonts(join(folderOf('luba'), 'brand.css'));
  const scripts = fonts.map(({ family, files }) => [
    family,
    files.some(({ script }) => script === 'arabic'),
    files.some(({ script }) => script === 'latin'),
  ]);
  expect(scripts).toEqual([
    ['Readex Pro Variable', true, false],
    ['Figtree Variable', false, true],
    ['Baloo Bhaijaan 2 Variable', true, false],
    ['Fredoka Variable', false, true],
  ]);
});

test('has one weight of a display typeface, and another one if texts are set in it', () => {
  const weightsOf = (shop: string, name: string) =>
    brandFonts(join(folderOf(shop), 'brand.css')).find(({ family }) => family.startsWith(name))
      ?.weights;
  expect(weightsOf('toystore', 'Fredoka')).toEqual(
    [600, 400].map((weight) => ({ min: weight, max: weight })),
  );
  expect(weightsOf('spielkiste', 'Gabarito')).toEqual([{ min: 800, max: 800 }]);
  expect(weightsOf('toystore', 'Figtree')).toEqual([{ min: 400, max: 700 }]);
});

test('has the characters that the texts escape', async () => {
  const isolates = ['\u2066', '\u2068', '\u2069']; // they keep an address together among Arabic words
  expect(charactersOf(await loadShop('luba'), [])).toEqual(expect.arrayContaining(isolates));
});
