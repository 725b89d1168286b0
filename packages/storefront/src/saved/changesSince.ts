import type { Toy } from '../toy.ts';
import type { KnownOffer } from './savedDescription.ts';

/** The changes of a saved toy since the user saved it or opened its page. */
export interface SavedDifference {
  /** The price then, in minor units, if it was another one. */
  priceBefore: number | undefined;
  isBackInStock: boolean;
}

/** Returns the changes; `undefined` without any. A toy that has sold out since is not one: its card says so. */
export function changesSince(
  { price, availableQuantity }: Pick<Toy, 'price' | 'availableQuantity'>,
  known: KnownOffer,
): SavedDifference | undefined {
  const hasOtherPrice = known.price !== undefined && known.price !== price;
  const isBackInStock = known.inStock === false && availableQuantity > 0;
  if (!hasOtherPrice && !isBackInStock) return undefined;
  return { priceBefore: hasOtherPrice ? known.price : undefined, isBackInStock };
}
