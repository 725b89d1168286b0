import { assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { hostileAddresses } from '../../../test/hostileAddresses.ts';
import { toPhotoUrl } from './toPhotoUrl.ts';

test.each([
  ['https://shop.example/me.png', 'https://shop.example/me.png'],
  ['HTTP://shop.example/me.png', 'HTTP://shop.example/me.png'],
  ['  https://shop.example/me.png ', 'https://shop.example/me.png'],
  ['/pictures/me-640.avif', '/pictures/me-640.avif'],
])('%j is usable as %s', (typed, url) => {
  expect(toPhotoUrl(typed)).toBe(url);
});

test.each([
  '',
  'me.png',
  'shop.example/me.png',
  'https://',
  'https:me.png',
  'https:\\\\shop.example/me.png',
  'https://user:pass@/me.png',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  '\0https://shop.example/me.png',
])('%j is not', (typed) => {
  expect(toPhotoUrl(typed)).toBeUndefined();
});

test('for any typed text, a usable photo is on the web, from the very first letter', () => {
  const starts = constantFrom(
    '/',
    '//',
    '/\\',
    'http://',
    'https://',
    'HTTPS://user:pass@',
    'https:/',
  );
  const typed = oneof(
    hostileAddresses,
    tuple(starts, hostileAddresses).map((parts) => parts.join('')),
  );
  assert(
    property(typed, (text) => {
      const url = toPhotoUrl(text);
      if (url === undefined) return;
      expect(text).toContain(url);
      expect(url).toMatch(/^(?:https?:\/)?\//i);
      expect(new URL(url, 'http://shop.example').protocol).toMatch(/^https?:$/);
    }),
  );
});
