import { expect, test } from 'vitest';
import { readReturnTarget, toyPath } from './paths.ts';

test('a toy id that is not plain stays one path segment', () => {
  expect(toyPath('a/b?c#d')).toBe('/toys/a%2Fb%3Fc%23d');
});

test('protected pages are followed', () => {
  expect(readReturnTarget({ from: '/myprofile' })).toEqual({ path: '/myprofile', page: 'profile' });
  expect(readReturnTarget({ from: '/toys/7' })).toEqual({
    path: '/toys/7',
    page: 'toy',
    toyId: '7',
  });
  expect(readReturnTarget({ from: '/toys/a%2Fb' })).toEqual({
    path: '/toys/a%2Fb',
    page: 'toy',
    toyId: 'a/b',
  });
});

test.each([
  undefined,
  null,
  'text',
  {},
  { from: 7 },
  { from: '' },
  { from: 'https://evil.example/toys/1' },
  { from: '//evil.example' },
  { from: '/\\evil.example' },
  { from: 'javascript:alert(1)' },
  { from: '/toys' },
  { from: '/toys/1/more' },
  { from: '/login' },
])('%j is not followed', (state) => {
  expect(readReturnTarget(state)).toBeUndefined();
});
