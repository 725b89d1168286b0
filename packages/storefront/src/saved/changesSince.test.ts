import { expect, test } from 'vitest';
import { changesSince } from './changesSince.ts';

const now = { price: 1995, availableQuantity: 3 };

test.each([
  ['an older list', {}, undefined],
  ['nothing', { price: 1995, inStock: true }, undefined],
  ['a lower price', { price: 2495 }, { priceBefore: 2495, isBackInStock: false }],
  ['a higher price', { price: 995, inStock: true }, { priceBefore: 995, isBackInStock: false }],
  ['stock', { price: 1995, inStock: false }, { priceBefore: undefined, isBackInStock: true }],
  ['both', { price: 0, inStock: false }, { priceBefore: 0, isBackInStock: true }],
])('finds %s', (_, known, changes) => {
  expect(changesSince(now, known)).toEqual(changes);
});

test('says nothing of a toy that has sold out', () => {
  expect(changesSince({ ...now, availableQuantity: 0 }, { price: 1995, inStock: true })).toBe(
    undefined,
  );
});
