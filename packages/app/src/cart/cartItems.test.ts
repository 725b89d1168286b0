import { type Toy, totalQuantity } from '@toystore/ui';
import { array, assert, constant, nat, oneof, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createToy } from '../../../ui/test/createToy.ts';
import shopCatalogue from '../../public/toy.json';
import { cartChange } from '../../test/carts.ts';
import { applyChange, type CartEntry } from './cartEntries.ts';
import { toCartItems } from './cartItems.ts';
import { toCartToy, toCents } from './cartToy.ts';

const bear = createToy({
  toyId: 'a/b',
  toyName: 'Bear',
  availableQuantity: 5,
  pictureURL: '/bear.avif',
});
const twoBears: CartEntry = { ...toCartToy(bear), quantity: 2 };

const itemOf = (entry: CartEntry, ...toys: Toy[]) =>
  toCartItems([entry], { status: 'loaded', toys })[0];

describe('a line', () => {
  test('of a toy as it was', () => {
    expect(itemOf(twoBears, bear)).toEqual({
      id: 'a/b',
      name: 'Bear',
      href: '/toys/a%2Fb',
      imageUrl: '/bear.avif',
      price: 3495,
      quantity: 2,
      available: 5,
    });
  });

  test('has name and picture of today', () => {
    const renamed = { ...bear, toyName: 'Old bear', pictureURL: '/old.avif' };
    expect(itemOf(twoBears, renamed)).toMatchObject({ name: 'Old bear', imageUrl: '/old.avif' });
  });

  test('whose price has changed counts at the price of today', () => {
    const cheaper = itemOf(twoBears, { ...bear, price: 24.95 });
    expect(cheaper).toMatchObject({ price: 2495, previousPrice: 3495 });
  });

  test('of which fewer are left counts what is left', () => {
    const fewer = itemOf(twoBears, { ...bear, availableQuantity: 1 });
    expect(fewer).toMatchObject({ quantity: 1, available: 1, previousQuantity: 2 });
  });

  test('that is sold out counts nothing and asks nothing', () => {
    const soldOut = itemOf(twoBears, { ...bear, price: 1, availableQuantity: 0 });
    expect(soldOut).toMatchObject({ quantity: 0, available: 0, unavailable: 'sold out' });
    expect(soldOut?.previousPrice).toBeUndefined();
  });

  test('that cannot be bought still says how many were chosen', () => {
    expect(itemOf(twoBears, { ...bear, availableQuantity: 0 })?.previousQuantity).toBe(2);
    expect(itemOf(twoBears)?.previousQuantity).toBe(2);
  });

  test('that is gone counts nothing and keeps its name', () => {
    expect(itemOf(twoBears)).toMatchObject({ name: 'Bear', quantity: 0, unavailable: 'gone' });
  });

  test.each(['loading', 'failed'] as const)(
    'is as the shopper last saw it while the catalogue is %s',
    (status) => {
      const asSeen = itemOf(twoBears, bear);
      expect(toCartItems([twoBears], { status, toys: [] })).toEqual([asSeen]);
      const prerendered = [{ ...bear, price: 1, availableQuantity: 0 }];
      expect(toCartItems([twoBears], { status, toys: prerendered })).toEqual([asSeen]);
    },
  );
});

test('pieces are counted where they are to be had', () => {
  const entries = [twoBears, { ...twoBears, toyId: 'gone', quantity: 3 }];
  expect(totalQuantity(toCartItems(entries, { status: 'loading', toys: [] }))).toBe(5);
  expect(totalQuantity(toCartItems(entries, { status: 'loaded', toys: [bear] }))).toBe(2);
});

describe('cents', () => {
  test.each([
    [34.95, 3495],
    [1.005, 101],
    [8.345, 835],
    [0.1 + 0.2, 30],
    [1_000_000, 100_000_000],
    [0, 0],
  ])('of %d are %i', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  test('are those that the shop shows', () => {
    const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    for (const { price } of shopCatalogue) expect(format(toCents(price) / 100)).toBe(format(price));
    assert(
      property(nat(9_999_999), nat(4), (digits, decimals) => {
        const price = Number(`${digits}e-${decimals}`);
        expect(format(toCents(price) / 100)).toBe(format(price));
      }),
    );
  });
});

const catalogues = record({
  status: oneof({ weight: 3, arbitrary: constant('loaded' as const) }, constant('failed' as const)),
  toys: uniqueArray(
    record({ toyId: nat(3).map(String), cents: nat(5_000), availableQuantity: nat(6) }).map(
      ({ cents, ...toy }) => ({ ...bear, ...toy, price: cents / 100 }),
    ),
    { selector: ({ toyId }) => toyId },
  ),
});

test('whatever happens to cart and catalogue, a subtotal is of what can be had, to the cent', () => {
  assert(
    property(array(cartChange, { maxLength: 20 }), catalogues, (changes, catalogue) => {
      const entries = changes.reduce(applyChange, []);
      const items = toCartItems(entries, catalogue);
      const toys = new Map(catalogue.toys.map((toy) => [toy.toyId, toy]));
      expect(items.map(({ id }) => id)).toEqual(entries.map(({ toyId }) => toyId));

      let subtotal = 0n;
      for (const [index, item] of items.entries()) {
        const entry = entries[index];
        const toy = catalogue.status === 'loaded' ? toys.get(item.id) : undefined;
        const stock =
          catalogue.status === 'loaded' ? (toy?.availableQuantity ?? 0) : entry?.available;
        expect(item.unavailable !== undefined).toBe(stock === 0);
        if (item.unavailable) expect(item.quantity).toBe(0);
        else expect(item.quantity).toBe(Math.min(entry?.quantity ?? 0, stock ?? 0));
        expect(item.quantity >= 1).toBe(item.unavailable === undefined);
        if (toy) expect(item.price).toBe(Math.round(toy.price * 100));
        if (!item.unavailable) subtotal += BigInt(item.price) * BigInt(item.quantity);
        expect(item.previousPrice).not.toBe(item.price);
      }
      const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
      expect(BigInt(sum)).toBe(subtotal); // BigInt refuses what is no integer
    }),
  );
});
