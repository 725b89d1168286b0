import type { CartItem } from './cartItem.ts';

/** Returns the total of a line, in minor units; 0 if the toy cannot be bought. */
export function lineTotal({ price, quantity, unavailable }: CartItem): number {
  return unavailable === undefined ? price * quantity : 0;
}

/** Returns the sum of all lines, in minor units. */
export function subtotal(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + lineTotal(item), 0);
}

/** Why toys in a cart are not counted. */
export type UncountedReason = NonNullable<CartItem['unavailable']> | 'both';

/**
 * Returns when all counted prices were last valid, if that is the same time for all and none could be checked since.
 */
export function getPricesAsOf(items: readonly CartItem[]): string | undefined {
  const [time, ...others] = new Set(
    items.filter(({ unavailable }) => unavailable === undefined).map(({ priceAsOf }) => priceAsOf),
  );
  return others.length === 0 ? time : undefined;
}

/** Returns how many chosen toys cannot be bought, and why; `undefined` if all can. */
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
