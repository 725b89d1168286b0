import { expect, test } from 'vitest';
import { loadShop } from '../../build/shop/loadShop.ts';
import { textsModule } from '../../build/shop/shopModules.ts';
import { inLeftToRight, inRightToLeft } from './isolate.ts';

test.each([
  ['Hot Wheels Racer (1:64)!', false, true],
  ['(دب) كبير', true, false],
  ['3.5', false, false],
  ['۱۲', false, false],
  ['東京', false, true],
])(
  'isolates %s only where its direction is not that of the sentence',
  (text, inLatin, inArabic) => {
    const written = (isIsolated: boolean) => (isIsolated ? `\u2068${text}\u2069` : text);
    expect(inLeftToRight(text)).toBe(written(inLatin));
    expect(inRightToLeft(text)).toBe(written(inArabic));
  },
);

test('leaves numbers, which select plural forms', () => {
  expect([inLeftToRight(3), inRightToLeft(3)]).toEqual([3, 3]);
});

test.each([
  ['luba', 'inRightToLeft'],
  ['toystore', 'inLeftToRight'],
])('isolates values, but no text, in the sentences of %s', async (id, name) => {
  const source = textsModule('cart', await loadShop(id));
  expect(source).toMatch(new RegExp(`^import \\{ ${name} as isolated \\}`));
  expect(source).toContain('isolated(d.toy)');
  expect(source).not.toContain('plural(isolated(');
});
