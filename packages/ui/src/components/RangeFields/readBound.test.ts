import { expect, test } from 'vitest';
import { isReversed, readBound } from './readBound.ts';

const read = (text: string, currencyDigits = 2) =>
  readBound(text, { limit: 100_000, unit: '$', currencyDigits });

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
  ['', undefined],
  ['   ', undefined],
  ['$', undefined],
])('%j is the bound %j', (text, bound) => {
  expect(read(text)).toBe(bound);
});

test.each(['cheap', '25.555', '25.', '2,5', '1e3', '0x10', '25 30', '$$5', '--5', '∞', 'NaN'])(
  '%j is no price',
  (text) => {
    expect(read(text)).toBe('invalid');
  },
);

test.each(['-5', '−5', '- 5', '-$5', '$-5', '-0.01'])('%j is below 0', (text) => {
  expect(read(text)).toBe('negative');
});

test.each(['1000.01', '9'.repeat(400)])('%j is too large', (text) => {
  expect(read(text)).toBe('tooLarge');
});

test('a currency may have no decimals, or three', () => {
  expect(read('25', 0)).toBe(25);
  expect(read('25.5', 0)).toBe('invalid');
  expect(read('2.505', 3)).toBe(2505);
});

test('a range is reversed where its lowest is above its highest, and only there', () => {
  expect(isReversed({ min: 500, max: 499 })).toBe(true);
  expect([{}, { min: 5 }, { max: 5 }, { min: 5, max: 5 }].some(isReversed)).toBe(false);
});
