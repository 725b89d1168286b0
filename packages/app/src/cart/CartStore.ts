import * as v from 'valibot';
import type { StoreDescription } from '../accountStorage/storedFormat.ts';
import { applyChange, type CartChange, type CartEntry } from './cartEntries.ts';

const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The limits are the catalogue's (`toySchema`): what can be put into a cart can be read again. */
const entrySchema = v.object({
  toyId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  toyName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  pictureURL: v.pipe(v.string(), v.maxLength(2_000)),
  price: integer(0, 100_000_000), // cents
  available: integer(1, 1_000_000),
  quantity: integer(1, 1_000_000),
});

/** How a cart is stored, and what can be done to it. */
export const cartStore: StoreDescription<CartEntry, CartChange> = {
  name: 'cart',
  noun: 'cart',
  entrySchema,
  problemOf: ({ quantity, available }) =>
    quantity > available ? { field: 'quantity', reason: 'more than were available' } : undefined,
  apply: applyChange,
};
