import { array, assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartChange } from '../../test/carts.ts';
import { createToy } from '../../test/createToy.ts';
import {
  applyChange,
  type CartChange,
  type CartEntry,
  type CartToy,
  toCartToy,
} from './cartEntries.ts';

const bear = toCartToy(createToy({ toyId: 'bear', availableQuantity: 5 }));
const duck = toCartToy(createToy({ toyId: 'duck', toyName: 'Duck', availableQuantity: 5 }));

const after = (entries: readonly CartEntry[], ...changes: CartChange[]) =>
  changes.reduce(applyChange, entries);
const add = (toy: CartToy, quantity: number): CartChange => ({ type: 'add', toy, quantity });
const remove = (toyId: string): CartChange => ({ type: 'remove', toyId });
const changeQuantity = (delta: number, availableQuantity = 5): CartChange => ({
  type: 'changeQuantity',
  toyId: 'bear',
  delta,
  availableQuantity,
});

const twoBears = { ...bear, quantity: 2 };
const oneDuck = { ...duck, quantity: 1 };
const oneCat = { ...oneDuck, toyId: 'cat' };
const cart = [twoBears, oneDuck];

describe('add', () => {
  test('appends a new toy, and increases the quantity of one in the cart', () => {
    expect(after([], add(bear, 2), add(duck, 1))).toEqual(cart);
    expect(after(cart, add(bear, 1))).toEqual([{ ...bear, quantity: 3 }, oneDuck]);
  });

  test('never exceeds the stock', () => {
    expect(after([], add(bear, 9))).toEqual([{ ...bear, quantity: 5 }]);
    expect(after(cart, add(bear, 9))).toEqual([{ ...bear, quantity: 5 }, oneDuck]);
  });

  test('updates what the user has seen of the toy', () => {
    const changed = {
      ...bear,
      toyName: 'Old bear',
      pictureURL: '/old.avif',
      price: 1,
      availableQuantity: 3,
    };
    expect(after(cart, add(changed, 5))).toEqual([{ ...changed, quantity: 3 }, oneDuck]);
  });

  test.each([{ toyName: 'Old bear' }, { pictureURL: '/old.avif' }, { price: 1 }])(
    'beyond the stock the cart still takes over %o',
    (change) => {
      const full = [{ ...bear, quantity: 5 }];
      expect(after(full, add({ ...bear, ...change }, 1))).toEqual([{ ...full[0], ...change }]);
      expect(after(full, add(bear, 1))).toBe(full);
    },
  );

  test('does not add a sold-out toy', () => {
    expect(after(cart, add({ ...bear, availableQuantity: 0 }, 1))).toBe(cart);
    expect(after([], add({ ...bear, availableQuantity: 0 }, 1))).toEqual([]);
  });
});

describe('changeQuantity', () => {
  test.each([
    [1, 5, 3],
    [9, 5, 5],
    [-1, 5, 1],
    [-9, 5, 1],
  ])('%i with %i available makes 2 to %i', (delta, availableQuantity, quantity) => {
    expect(after(cart, changeQuantity(delta, availableQuantity))[0]).toEqual({ ...bear, quantity });
  });

  test('starts from the remaining stock', () => {
    const five = [{ ...bear, quantity: 5 }];
    expect(after(five, changeQuantity(-1, 3))).toEqual([
      { ...bear, availableQuantity: 3, quantity: 2 },
    ]);
  });

  test('changes nothing beyond a limit, of a sold-out toy, or of one that is not in the cart', () => {
    const full = [{ ...bear, quantity: 5 }];
    expect(after(full, changeQuantity(1))).toBe(full);
    expect(after(cart, changeQuantity(-1, 0))).toBe(cart);
    expect(after([], changeQuantity(1))).toEqual([]);
  });
});

test('removes only that toy, and nothing if it is not in the cart', () => {
  expect(after(cart, remove('bear'))).toEqual([oneDuck]);
  expect(after(cart, remove('cat'))).toBe(cart);
});

describe('restore', () => {
  const restore = (index: number, entry: CartEntry = twoBears): CartChange => ({
    type: 'restore',
    entry,
    index,
  });

  test('puts the entry back at its index', () => {
    expect(after(cart, remove('bear'), restore(0))).toEqual(cart);
    expect(after([oneDuck], restore(9))).toEqual([oneDuck, twoBears]);
    expect(after([oneDuck, oneCat], restore(-1))).toEqual([twoBears, oneDuck, oneCat]);
  });

  test('merges a toy that was added again, with both quantities up to the stock', () => {
    const again = { ...bear, price: 1, quantity: 1 };
    expect(after([oneDuck, again], restore(0))).toEqual([oneDuck, { ...again, quantity: 3 }]);
    const fewer = { ...bear, availableQuantity: 2, quantity: 1 };
    expect(after([fewer], restore(0))).toEqual([{ ...fewer, quantity: 2 }]);
  });
});

test('keep accepts price, quantity and stock', () => {
  const keep: CartChange = {
    type: 'keep',
    toyId: 'bear',
    price: 99,
    quantity: 4,
    availableQuantity: 3,
  };
  const kept = { ...bear, price: 99, availableQuantity: 3, quantity: 3 };
  expect(after(cart, keep)).toEqual([kept, oneDuck]);
  expect(after([oneDuck], keep)).toEqual([oneDuck]);
  expect(after(cart, { ...keep, availableQuantity: 0 })).toBe(cart);
});

test('keeps ids unique and quantities between 1 and the stock after any changes', () => {
  assert(
    property(array(cartChange, { maxLength: 30 }), (changes) => {
      const entries = after([], ...changes);
      expect(new Set(entries.map(({ toyId }) => toyId)).size).toBe(entries.length);
      for (const { quantity, availableQuantity, price } of entries) {
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(availableQuantity);
        for (const number of [quantity, availableQuantity, price])
          expect(number).toSatisfy(Number.isInteger);
      }
    }),
  );
});

test('returns a new array only if something has changed', () => {
  assert(
    property(array(cartChange, { maxLength: 10 }), cartChange, (changes, last) => {
      const before = after([], ...changes);
      const copy = structuredClone(before);
      const result = applyChange(before, last);
      expect(before).toEqual(copy);
      if (result !== before) expect(result).not.toEqual(before);
    }),
  );
});
