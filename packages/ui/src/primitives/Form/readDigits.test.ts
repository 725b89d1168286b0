import { expect, test } from 'vitest';
import { readDigits } from './readDigits.ts';

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['482-913', '482913'],
  ['\u2068482\u00a0913\u2069', '482913'],
  ['Your code is 482913.', '482913'],
  ['', ''],
  ['no code', ''],
])('%j has the digits %j', (text, digits) => {
  expect(readDigits(text)).toBe(digits);
});

test.each([
  ['Arabic', '٤٨٢٩١٣'],
  ['Persian', '۴۸۲۹۱۳'],
  ['Devanagari', '४८२९१३'],
  ['full-width', '４８２９１３'],
])('%s digits are those of a code, too', (_, text) => {
  expect(readDigits(text)).toBe('482913');
});

test('each digit of a script has its value', () => {
  expect(readDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
});
