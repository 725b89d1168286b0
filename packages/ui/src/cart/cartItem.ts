/** A toy in the cart as it is today. */
export interface CartItem {
  id: string;
  name: string;
  /** The toy's own page. */
  href: string;
  imageUrl: string;
  /** Of one, in cents. */
  price: number;
  /** How many are counted: at least 1, and at most `available`. */
  quantity: number;
  /** How many there are. */
  available: number;
  /** Why it cannot be bought, and is not counted. */
  unavailable?: 'sold out' | 'gone' | undefined;
  /** What one cost when the shopper last looked, in cents, if that has changed. */
  previousPrice?: number | undefined;
  /** How many were chosen, if there are fewer now. */
  previousQuantity?: number | undefined;
}
