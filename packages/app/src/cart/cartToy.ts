import type { Toy } from '@toystore/ui';
import type { CartToy } from './cartEntries.ts';

/** A price of the catalogue in cents, rounded as the shop shows it: a float's last digits are noise, not money. */
export function toCents(dollars: number): number {
  return Math.round(Number((dollars * 100).toPrecision(15)));
}

/** What the cart remembers of a toy. */
export function toCartToy(toy: Toy): CartToy {
  const { toyId, toyName, pictureURL, price, availableQuantity } = toy;
  return { toyId, toyName, pictureURL, price: toCents(price), available: availableQuantity };
}
