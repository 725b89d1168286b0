import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { CartItem } from './cartItem.ts';
import { totalQuantity } from './totalQuantity.ts';
import { getPricesAsOf, getUncounted, lineTotal, subtotal } from './totals.ts';

const bear: CartItem = {
  toyId: '1',
  toyName: 'Bramble the Honey Bear',
  href: '/toys/1',
  pictureURL: '',
  price: 3495,
  quantity: 3,
  availableQuantity: 48,
};

test.each(['soldOut', 'gone'] as const)('a toy that is %s costs nothing', (unavailable) => {
  expect(lineTotal({ ...bear, unavailable })).toBe(0);
  expect(subtotal([bear, { ...bear, unavailable }])).toBe(10_485);
});

const soldOut: CartItem = { ...bear, quantity: 0, previousQuantity: 2, unavailable: 'soldOut' };
const gone: CartItem = { ...bear, quantity: 1, unavailable: 'gone' };

test('what can be bought is counted, as often as it is chosen', () => {
  expect(totalQuantity([])).toBe(0);
  expect(totalQuantity([bear, soldOut, gone, { ...bear, previousQuantity: 9 }])).toBe(6);
});

test.each([
  ['nothing', [], undefined],
  ['what can be bought', [bear, { ...bear, previousQuantity: 9 }], undefined],
  ['sold out', [soldOut, bear, soldOut], { quantity: 4, reason: 'soldOut' }],
  ['gone', [bear, gone], { quantity: 1, reason: 'gone' }],
  ['both', [gone, soldOut, bear], { quantity: 3, reason: 'both' }],
  ['of unknown quantity', [{ ...gone, quantity: 0 }], { quantity: 1, reason: 'gone' }],
])('not counted, of a cart with %s', (_, items, uncounted) => {
  expect(getUncounted(items)).toEqual(uncounted);
});

test.each([
  ['nothing', [], undefined],
  ['checked prices', [bear], undefined],
  ['one that was not checked', [bear, { ...bear, priceAsOf: '2:05 PM' }], undefined],
  ['none that was checked', [{ ...bear, priceAsOf: '2:05 PM' }, gone], '2:05 PM'],
  [
    'prices of two days',
    [
      { ...bear, priceAsOf: '2:05 PM' },
      { ...bear, priceAsOf: 'November 22' },
    ],
    undefined,
  ],
])('the one time of all prices, of a cart with %s', (_, items, time) => {
  expect(getPricesAsOf(items)).toBe(time);
});

test('the subtotal is the sum of the lines, in whole cents', () => {
  const item = record({
    price: nat({ max: 10_000_000 }),
    quantity: nat({ max: 10_000 }),
    unavailable: constantFrom('soldOut', 'gone', undefined),
  }).map((sample): CartItem => ({ ...bear, ...sample }));
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
