import { expect, test } from 'vitest';
import { safePictureUrl } from './safePictureUrl.ts';

test.each([
  'https://shop.example/a.png',
  'http://shop.example/a.png',
  '/pictures/a.avif',
  'a.avif',
])('lets %s through', (url) => {
  expect(safePictureUrl(url)).toBe(url);
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://shop.example/1',
  'ftp://shop.example/a.png',
  'https://',
])('refuses %j', (url) => {
  expect(safePictureUrl(url)).toBeUndefined();
});
