/** A toy in the cart, with its current price and stock. */
export interface CartItem {
  id: string;
  name: string;
  /** The href of the toy's page. */
  href: string;
  imageUrl: string;
  /** The price of one piece, in minor units. */
  price: number;
  /** How many are counted: from 1 to `available`, and none of a toy that cannot be bought. */
  quantity: number;
  /** How many there are. */
  available: number;
  /** Why the toy cannot be bought and is not counted. */
  unavailable?: 'soldOut' | 'gone' | undefined;
  /** The price of one piece when the user last saw it, in minor units, if it has changed since. */
  previousPrice?: number | undefined;
  /** The chosen quantity, if fewer are counted now. */
  previousQuantity?: number | undefined;
  /** When this price was last valid, such as `2:05 PM`, if it could not be checked since. */
  priceAsOf?: string | undefined;
}
