import type { CartItem } from './cartItem.ts';

/** What a toy of the cart costs altogether, in minor units: nothing while it cannot be bought. */
export function lineTotal({ price, quantity, unavailable }: CartItem): number {
  return unavailable === undefined ? price * quantity : 0;
}

/** What all toys of the cart cost together, in minor units. */
export function subtotal(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + lineTotal(item), 0);
}

/** How many toys are counted, each as often as it was chosen: the count for `CartButton`. */
export function totalQuantity(items: readonly CartItem[]): number {
  return items.reduce(
    (sum, { quantity, unavailable }) => (unavailable === undefined ? sum + quantity : sum),
    0,
  );
}

/** Why toys of a cart are not counted. */
export type UncountedReason = NonNullable<CartItem['unavailable']> | 'both';

/** When all prices that count were the shop's, if that is one time and none could be checked since. */
export function getPricesAsOf(items: readonly CartItem[]): string | undefined {
  const [time, ...others] = new Set(
    items.filter(({ unavailable }) => unavailable === undefined).map(({ priceAsOf }) => priceAsOf),
  );
  return others.length === 0 ? time : undefined;
}

/** How many toys were chosen that cannot be bought, and why; nothing if all can. */
export function getUncounted(
  items: readonly CartItem[],
): { quantity: number; reason: UncountedReason } | undefined {
  const unavailable = items.flatMap((item) => item.unavailable ?? []);
  const [reason] = unavailable;
  if (reason === undefined) return undefined;
  const quantity = items
    .filter((item) => item.unavailable !== undefined)
    .reduce((sum, item) => sum + Math.max(1, item.previousQuantity ?? item.quantity), 0);
  return { quantity, reason: unavailable.every((other) => other === reason) ? reason : 'both' };
}
