import { expect, test } from 'vitest';
import { isReversed, readBound } from './readBound.ts';

const read = (text: string) => readBound(text, 1000, '$');

test.each([
  ['25', 25],
  ['25.5', 25.5],
  ['24.95', 24.95],
  ['.5', 0.5],
  [' $25 ', 25],
  ['$ 25', 25],
  ['25 $', 25],
  ['007', 7],
  ['0', 0],
  ['-0', 0],
  ['1000', 1000],
  ['', undefined],
  ['   ', undefined],
  ['$', undefined],
])('%j is the bound %j', (text, bound) => {
  expect(read(text)).toBe(bound === 0 ? Math.abs(bound) : bound);
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

test('a range is reversed where its lowest is above its highest, and only there', () => {
  expect(isReversed({ min: 5, max: 4.99 })).toBe(true);
  expect([{}, { min: 5 }, { max: 5 }, { min: 5, max: 5 }].some(isReversed)).toBe(false);
});
