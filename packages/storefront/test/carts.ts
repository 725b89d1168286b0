import { type Arbitrary, constant, integer, nat, oneof, record } from 'fast-check';
import type { CartChange, CartEntry, CartToy } from '../src/cart/cartEntries.ts';

const toyId = nat(3).map(String); // few, so that ids repeat
const cents = nat(5_000);
const stock = nat(6);

/** One of two editions of a toy, maybe sold out. */
const cartToy: Arbitrary<CartToy> = record({
  toyId,
  toyName: constant('Toy'),
  pictureURL: nat(1).map((edition) => `/${edition}.avif`),
  price: cents,
  availableQuantity: stock,
});

const cartEntry: Arbitrary<CartEntry> = record({
  toy: cartToy,
  quantity: integer({ min: 1, max: 4 }),
  more: stock,
}).map(({ toy, quantity, more }) => ({ ...toy, quantity, availableQuantity: quantity + more }));

/** Any change by a user, at any stock. */
export const cartChange: Arbitrary<CartChange> = oneof(
  record({ type: constant('add'), toy: cartToy, quantity: integer({ min: 1, max: 4 }) }),
  record({
    type: constant('changeQuantity'),
    toyId,
    delta: integer({ min: -3, max: 3 }),
    availableQuantity: stock,
  }),
  record({ type: constant('remove'), toyId }),
  record({ type: constant('restore'), entry: cartEntry, index: integer({ min: -1, max: 5 }) }),
  record({
    type: constant('keep'),
    toyId,
    price: cents,
    quantity: integer({ min: 1, max: 8 }),
    availableQuantity: stock,
  }),
);
