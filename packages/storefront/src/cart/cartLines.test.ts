import { array, assert, constant, nat, oneof, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartChange } from '../../test/carts.ts';
import { createToy } from '../../test/createToy.ts';
import type { Toy } from '../toy.ts';
import { applyChange, type CartEntry, toCartToy } from './cartEntries.ts';
import { getCartLines } from './cartLines.ts';

const bear = createToy({
  toyId: 'a/b',
  toyName: 'Bear',
  availableQuantity: 5,
  pictureURL: '/bear.avif',
});
const twoBears: CartEntry = { ...toCartToy(bear), quantity: 2 };

const lineOf = (entry: CartEntry, ...toys: Toy[]) =>
  getCartLines([entry], { status: 'loaded', toys })[0];

describe('a line', () => {
  test('shows an unchanged toy', () => {
    expect(lineOf(twoBears, bear)).toEqual({
      toyId: 'a/b',
      toyName: 'Bear',
      pictureURL: '/bear.avif',
      price: 3495,
      quantity: 2,
      availableQuantity: 5,
    });
  });

  test.each<[string, Partial<Toy> | undefined, object]>([
    [
      'the current name and picture',
      { toyName: 'Owl', pictureURL: '/a' },
      { toyName: 'Owl', pictureURL: '/a' },
    ],
    ['the current price, and that before', { price: 2495 }, { price: 2495, previousPrice: 3495 }],
    [
      'what is left',
      { availableQuantity: 1 },
      { quantity: 1, previousQuantity: 2, availableQuantity: 1 },
    ],
    [
      'nothing that is sold out',
      { availableQuantity: 0 },
      { quantity: 0, previousQuantity: 2, unavailable: 'soldOut' },
    ],
    [
      'nothing that is gone',
      undefined,
      { toyName: 'Bear', quantity: 0, previousQuantity: 2, unavailable: 'gone' },
    ],
  ])('has %s', (_, change, line) => {
    expect(lineOf(twoBears, ...(change ? [{ ...bear, ...change }] : []))).toMatchObject(line);
  });

  test('has no question about the price when the toy is sold out', () => {
    const soldOut = lineOf(twoBears, { ...bear, price: 1, availableQuantity: 0 });
    expect(soldOut?.previousPrice).toBeUndefined();
  });

  describe('with a cached catalogue', () => {
    const at = Date.UTC(2026, 10, 24, 14, 5);
    const cached = { status: 'loaded', freshness: 'stale', updatedAt: at } as const;

    test('counts at its price, has the date of that price, and has no question', () => {
      const toys = [{ ...bear, price: 2495, availableQuantity: 1 }];
      expect(getCartLines([twoBears], { ...cached, toys })[0]).toEqual({
        ...lineOf({ ...twoBears, price: 2495, quantity: 1 }, ...toys),
        staleSince: at,
      });
    });

    test('has no date and no question while the current catalogue loads', () => {
      const toys = [{ ...bear, price: 2495 }];
      const [line] = getCartLines([twoBears], { ...cached, freshness: 'revalidating', toys });
      expect(line).toEqual(lineOf({ ...twoBears, price: 2495 }, ...toys));
    });

    test('is as the user last saw it when that does not have the toy', () => {
      const [line] = getCartLines([twoBears], { ...cached, toys: [] });
      expect(line).toEqual({ ...lineOf(twoBears, bear), staleSince: at });
    });
  });

  test.each(['loading', 'failed'] as const)(
    'is as the shopper last saw it while the catalogue is %s',
    (status) => {
      const asSeen = lineOf(twoBears, bear);
      expect(getCartLines([twoBears], { status, toys: [] })).toEqual([asSeen]);
      const prerendered = [{ ...bear, price: 1, availableQuantity: 0 }];
      expect(getCartLines([twoBears], { status, toys: prerendered })).toEqual([asSeen]);
    },
  );
});

const catalogues = record({
  status: oneof({ weight: 3, arbitrary: constant('loaded' as const) }, constant('failed' as const)),
  toys: uniqueArray(
    record({ toyId: nat(3).map(String), price: nat(5_000), availableQuantity: nat(6) }).map(
      (toy) => ({ ...bear, ...toy }),
    ),
    { selector: ({ toyId }) => toyId },
  ),
});

test('counts what is available, at its current price, for any cart and catalogue', () => {
  assert(
    property(array(cartChange, { maxLength: 20 }), catalogues, (changes, catalogue) => {
      const entries = changes.reduce(applyChange, []);
      const lines = getCartLines(entries, catalogue);
      const toys = new Map(catalogue.toys.map((toy) => [toy.toyId, toy]));
      expect(lines.map((line) => line.toyId)).toEqual(entries.map(({ toyId }) => toyId));

      for (const [index, line] of lines.entries()) {
        const entry = entries[index];
        const toy = catalogue.status === 'loaded' ? toys.get(line.toyId) : undefined;
        const stock =
          catalogue.status === 'loaded' ? (toy?.availableQuantity ?? 0) : entry?.availableQuantity;
        expect(line.unavailable !== undefined).toBe(stock === 0);
        if (line.unavailable) expect(line.quantity).toBe(0);
        else expect(line.quantity).toBe(Math.min(entry?.quantity ?? 0, stock ?? 0));
        expect(line.quantity >= 1).toBe(line.unavailable === undefined);
        if (toy) expect(line.price).toBe(toy.price);
        expect(line.previousPrice).not.toBe(line.price);
      }
    }),
  );
});
