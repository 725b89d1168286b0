import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { CartItem } from './cartItem.ts';
import { lineTotal, subtotal } from './totals.ts';

const bear: CartItem = {
  id: '1',
  name: 'Bramble the Honey Bear',
  href: '/toys/1',
  imageUrl: '',
  price: 3495,
  quantity: 3,
  available: 48,
};

test('a line costs its price as often as it is chosen, in whole cents', () => {
  expect(lineTotal(bear)).toBe(10_485);
});

test.each(['sold out', 'gone'] as const)('a toy that is %s costs nothing', (unavailable) => {
  expect(lineTotal({ ...bear, unavailable })).toBe(0);
  expect(subtotal([bear, { ...bear, unavailable }])).toBe(10_485);
});

test('today’s price counts, and today’s quantity', () => {
  expect(lineTotal({ ...bear, previousPrice: 1, previousQuantity: 9 })).toBe(10_485);
});

test('an empty cart costs nothing', () => {
  expect(subtotal([])).toBe(0);
});

test('the subtotal is the sum of the lines, in whole cents', () => {
  const item = record({
    price: nat({ max: 10_000_000 }),
    quantity: nat({ max: 10_000 }),
    unavailable: constantFrom('sold out', 'gone', undefined),
  }).map((drawn): CartItem => ({ ...bear, ...drawn }));
  assert(
    property(array(item), (items) => {
      let sum = 0;
      for (const one of items) sum += lineTotal(one);
      expect(subtotal(items)).toBe(sum);
      expect(Number.isSafeInteger(sum)).toBe(true);
      expect(subtotal([...items].reverse())).toBe(sum);
    }),
  );
});
