import { expect, test } from 'vitest';
import { usablePhotoUrl } from './usablePhotoUrl.ts';

test.each([
  ['https://shop.example/me.png', 'https://shop.example/me.png'],
  ['HTTP://shop.example/me.png', 'HTTP://shop.example/me.png'],
  ['  https://shop.example/me.png ', 'https://shop.example/me.png'],
  ['/pictures/me-640.avif', '/pictures/me-640.avif'],
])('%j is usable as %s', (typed, url) => {
  expect(usablePhotoUrl(typed)).toBe(url);
});

test.each([
  '',
  '  ',
  'me',
  'me.png',
  'shop.example/me.png',
  'https:',
  'https://',
  'https:me.png',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'blob:https://shop.example/1',
  'file:///me.png',
])('%j is not', (typed) => {
  expect(usablePhotoUrl(typed)).toBeUndefined();
});
