import { expect, test } from 'vitest';
import { priceFormatOf } from './priceFormat.ts';
import { isReversed, readBound } from './readBound.ts';

const read = (text: string, currency = 'USD', locale = 'en-US') =>
  readBound(text, { limit: 100_000, format: priceFormatOf(locale, currency) });

test.each([
  ['25', 2500],
  ['25.5', 2550],
  ['24.95', 2495],
  ['.5', 50],
  [' $25 ', 2500],
  ['$ 25', 2500],
  ['25 $', 2500],
  ['007', 700],
  ['0', 0],
  ['-0', 0],
  ['1000', 100_000],
  ['1,000', 100_000],
  ['', undefined],
  ['   ', undefined],
  ['$', undefined],
])('%j is the bound %j', (text, bound) => {
  expect(read(text)).toBe(bound);
});

test.each([
  'cheap',
  '25.555',
  '25.',
  '2,5',
  '2,50',
  '1,00',
  '10,00',
  ',100',
  '1e3',
  '0x10',
  '25 30',
  '$$5',
  '--5',
  '∞',
  'NaN',
])('%j is no price', (text) => {
  expect(read(text)).toBe('invalid');
});

test.each(['-5', '−5', '- 5', '-$5', '$-5', '-0.01'])('%j is below 0', (text) => {
  expect(read(text)).toBe('negative');
});

test.each(['1000.01', '9'.repeat(400)])('%j is too large', (text) => {
  expect(read(text)).toBe('tooLarge');
});

test('a currency may have no decimals, or three', () => {
  expect(read('25', 'JPY')).toBe(25);
  expect(read('25.5', 'JPY')).toBe('invalid');
  expect(read('2.505', 'KWD')).toBe(2505);
});

test.each([
  ['24,95', 'de-DE', 2495],
  ['24,95 €', 'de-DE', 2495],
  ['1.000', 'de-DE', 100_000],
  ['24.95', 'de-DE', 'invalid'],
  ['1 000', 'fr-FR', 100_000],
  ['1\u202f000,00', 'fr-FR', 100_000],
  ["1'000.00", 'de-CH', 100_000],
  ['1’000', 'de-CH', 100_000],
  ['٢٤٫٩٥', 'ar-EG', 2495],
  ['24,95', 'pt-PT', 2495],
  ['25.5', 'fr-FR', 'invalid'],
])('%j in %s is the bound %j', (text, locale, bound) => {
  expect(read(text, 'EUR', locale)).toBe(bound);
});

test('the sign stands where the locale has it', () => {
  expect(priceFormatOf('en-US', 'USD')).toMatchObject({ sign: '$', isSignFirst: true });
  expect(priceFormatOf('de-DE', 'EUR')).toMatchObject({ sign: '€', isSignFirst: false });
  expect(priceFormatOf('de-CH', 'CHF')).toMatchObject({ sign: 'CHF', isSignFirst: true });
});

test('a range is reversed where its lowest is above its highest, and only there', () => {
  expect(isReversed({ min: 500, max: 499 })).toBe(true);
  expect([{}, { min: 5 }, { max: 5 }, { min: 5, max: 5 }].some(isReversed)).toBe(false);
});
