import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { toyAddress } from './toyHref.ts';

test('replaces every {toyId} in a template', () => {
  expect(toyAddress('/toys/{toyId}?from={toyId}', createToy({ toyId: '7' }))).toBe(
    '/toys/7?from=7',
  );
  expect(toyAddress('/toys', createToy({ toyId: '7' }))).toBe('/toys');
});

test.each([
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['$&', '%24%26'],
  ['\ud800', '%EF%BF%BD'],
])('the id %j is one part of the path', (toyId, written) => {
  expect(toyAddress('/toys/{toyId}', createToy({ toyId }))).toBe(`/toys/${written}`);
});

test('a function can return any address', () => {
  expect(toyAddress(({ toyName }) => `#${toyName}`, createToy({ toyName: 'Bear' }))).toBe('#Bear');
});
