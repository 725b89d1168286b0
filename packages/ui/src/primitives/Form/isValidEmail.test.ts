import { expect, test } from 'vitest';
import { isValidEmail } from './isValidEmail.ts';

test.each([
  'shopper@toystore.example',
  'a@b.co',
  "o'neil@shop.example",
  'käthe@spielzeug.example',
  `${'a'.repeat(10_000)}@shop.example`,
])('takes %s', (value) => {
  expect(isValidEmail(value)).toBe(true);
});

test.each([
  '',
  '@toystore.example',
  'shopper@toystore',
  'shopper@toystore..example',
  'shopper@@toystore.example',
  `a@${'.'.repeat(10_000)}`,
  'mailto:shopper@toystore.example',
  'shopper@toystore.example;',
  'shopper(work)@toystore.example',
  'shopper@toystore.example\nBcc',
  'shopper@toystore.exam\ud800ple',
])('refuses %j', (value) => {
  expect(isValidEmail(value)).toBe(false);
});
