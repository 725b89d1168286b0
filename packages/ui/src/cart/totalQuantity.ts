import type { CartItem } from './cartItem.ts';

/** Returns the sum of the counted quantities: the count for `CartButton`. */
export function totalQuantity(
  items: readonly Pick<CartItem, 'quantity' | 'unavailable'>[],
): number {
  return items.reduce(
    (sum, { quantity, unavailable }) => (unavailable === undefined ? sum + quantity : sum),
    0,
  );
}
