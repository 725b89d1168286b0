/** A toy in the cart as it is today. */
export interface CartItem {
  toyId: string;
  toyName: string;
  /** The toy's own page. */
  href: string;
  pictureURL: string;
  /** Of one, in minor units. */
  price: number;
  /** How many are counted: from 1 to `availableQuantity`, and none of a toy that cannot be bought. */
  quantity: number;
  /** How many there are. */
  availableQuantity: number;
  /** Why it cannot be bought, and is not counted. */
  unavailable?: 'soldOut' | 'gone' | undefined;
  /** What one cost when the shopper last looked, in minor units, if that has changed. */
  previousPrice?: number | undefined;
  /** How many were chosen, if fewer than that are counted now. */
  previousQuantity?: number | undefined;
  /** When this was the price, such as `2:05 PM`, if it could not be checked since. */
  priceAsOf?: string | undefined;
}
