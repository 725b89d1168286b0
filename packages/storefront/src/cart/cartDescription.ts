import * as v from 'valibot';
import type { StoreDescription } from '../accountStorage/storedFormat.ts';
import { storesByAccount } from '../accountStorage/storesByAccount.ts';
import { maxPrice } from '../prices/prices.ts';
import { applyChange, type CartChange, type CartEntry } from './cartEntries.ts';

const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const MAX_QUANTITY = 1_000_000;
const toyId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const price = integer(0, maxPrice());
const availableQuantity = integer(0, MAX_QUANTITY);
const quantity = integer(1, MAX_QUANTITY);

/** The limits are the catalogue's (`toySchema`), so that every toy in a cart can be read again. */
const toySchema = v.object({
  toyId,
  toyName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  pictureURL: v.pipe(v.string(), v.maxLength(2_000)),
  price,
  availableQuantity,
});

const entrySchema = v.pipe(
  v.object({ ...toySchema.entries, availableQuantity: integer(1, MAX_QUANTITY), quantity }),
  v.forward(
    v.check(
      ({ quantity, availableQuantity }) => quantity <= availableQuantity,
      'more than were available',
    ),
    ['quantity'],
  ),
);

const changeSchema = v.union([
  v.object({ type: v.literal('add'), toy: toySchema, quantity }),
  v.object({
    type: v.literal('changeQuantity'),
    toyId,
    delta: integer(-MAX_QUANTITY, MAX_QUANTITY),
    availableQuantity,
  }),
  v.object({ type: v.literal('remove'), toyId }),
  v.object({
    type: v.literal('restore'),
    entry: entrySchema,
    index: v.pipe(v.number(), v.integer()),
  }),
  v.object({
    type: v.literal('keep'),
    toyId,
    price,
    quantity: integer(0, MAX_QUANTITY),
    availableQuantity,
  }),
]);

/** Describes how a cart is stored and changed. */
export const cartDescription: StoreDescription<CartEntry, CartChange> = {
  name: 'cart',
  noun: 'cart',
  idOf: (entry) => entry.toyId,
  entrySchema,
  changeSchema,
  apply: applyChange,
};

/** Returns the cart of an account, always the same store. */
export const getCart = storesByAccount(cartDescription);
