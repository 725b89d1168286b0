import { expect, test } from 'vitest';
import { isValidEmail } from './isValidEmail.ts';

test.each([
  'shopper@toystore.example',
  'a@b.co',
  'first.last+toys@mail.shop.example',
  "o'neil@shop.example",
  'käthe@spielzeug.example',
  `${'a'.repeat(10_000)}@shop.example`,
])('takes %s', (value) => {
  expect(isValidEmail(value)).toBe(true);
});

test.each([
  '',
  'shopper',
  'shopper@',
  '@toystore.example',
  'shopper@toystore',
  'shopper@toystore.',
  'shopper@.example',
  'shopper@toystore..example',
  'shop per@toystore.example',
  'shopper@@toystore.example',
  'a@b@toystore.example',
  `a@${'.'.repeat(10_000)}`,
  'mailto:shopper@toystore.example',
  '<shopper@toystore.example>',
  'shopper@toystore.example>',
  'shopper@toystore.example;',
  'shopper@toystore.example,',
  'shopper@toystore.example:',
  'shopper(work)@toystore.example',
  '"shopper"@toystore.example',
  'shopper@[127.0.0.1]',
  'shopper@toystore\\.example',
  'shopper@toystore.example\nBcc',
  'shop\u2028per@toystore.example',
  'shop\0per@toystore.example',
  'shopper@toystore.exam\ud800ple',
])('refuses %j', (value) => {
  expect(isValidEmail(value)).toBe(false);
});
