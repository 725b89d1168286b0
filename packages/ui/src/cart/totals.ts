import type { CartItem } from './cartItem.ts';

/** What a toy of the cart costs altogether, in cents: nothing while it cannot be bought. */
export function lineTotal({ price, quantity, unavailable }: CartItem): number {
  return unavailable === undefined ? price * quantity : 0;
}

/** What all toys of the cart cost together, in cents. */
export function subtotal(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + lineTotal(item), 0);
}
