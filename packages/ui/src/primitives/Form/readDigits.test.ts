import { expect, test } from 'vitest';
import { readCode, readDigits } from './readDigits.ts';

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

test.each([
  ['2024: 123456', '123456'],
  ['123456 is valid until 12:30', '123456'],
  ['ToyStore 2026-11-25: 482 913', '482913'],
  ['Your code for 2 devices is 482-913.', '482913'],
  ['2024 482913', '482913'],
  ['\u2068٤٨٢\u00a0٩١٣\u2069 (2024)', '482913'],
  ['482', '482'],
  ['4829137', '482913'],
  ['4 8 2 9 1 3', '482913'],
  ['2024: 12', '202412'],
  ['', ''],
])('the code of six digits in %j is %j', (text, code) => {
  expect(readCode(text, 6)).toBe(code);
});
