import { describe, expect, test } from 'vitest';
import { readBrands, readKit } from '../build/brands.ts';
import { readCssTokens, resolveCss, type Tokens, themes } from './cssTokens.ts';
import { refused, unparsed } from './parsedCss.ts';
import { kindsOf } from './tokenTypes.ts';
import { isValidCss } from './validCss.ts';

const kit = readCssTokens(readKit());
const kinds = kindsOf(kit);

describe('the kit and each brand', () => {
  test.each(Object.entries({ toystore: readKit(), ...readBrands() }))('%s is valid', (_, css) => {
    const tokens = readCssTokens(css);
    const all: Tokens = new Map([...kit, ...tokens]);
    for (const theme of themes) {
      const wrong = [...tokens.keys()].filter(
        (name) => !isValidCss(name, kinds.get(name), resolveCss(all, name, theme) ?? ''),
      );
      expect(wrong).toEqual([]);
    }
    expect(refused(tokens)).toEqual([]);
  });
});

test('rejects invalid values', () => {
  const wrong = ['z-index: 1.5', 'color: none', 'rotate: 2', 'font-weight: heavy'];
  expect(unparsed(['color: red', ...wrong, 'width: 1px'])).toEqual(wrong);
});

test.each<[name: string, css: string]>([
  ['page', 'calc(1px + 1)'],
  ['page', 'calc(1px / 0)'],
  ['page', 'clamp(1px, 2px)'],
  ['radius-m', '1px 2px 3px 4px 5px'],
  ['spin', '-1s'],
  ['tracking-tight', '1'],
  ['mint', 'conic-gradient(#fff, #000)'],
  ['brand-mark', 'linear-gradient(to top top, #fff, #000)'],
  ['shadow-1', '0 1px -2px #000'],
  ['shadow-1', 'drop-shadow(0 1px 2px #000)'],
  ['shadow-frame', '0 1px 2px #000'],
  ['scallop-frame', '#fff'],
  ['scallop-hanging', 'none 0 0 / / 1px'],
  ['underline-path', 'path("M4")'],
])('%s is not %s', (name, css) => {
  expect(isValidCss(name, kinds.get(name), css)).toBe(false);
});
