/** A toy in the cart, with its current price and stock. */
export interface CartItem {
  toyId: string;
  toyName: string;
  /** The href of the toy's page. */
  href: string;
  pictureURL: string;
  /** The price of one piece, in minor units. */
  price: number;
  /** The counted quantity: from 1 to `availableQuantity`, or 0 if the toy cannot be bought. */
  quantity: number;
  /** The stock. */
  availableQuantity: number;
  /** Why the toy cannot be bought and is not counted. */
  unavailable?: 'soldOut' | 'gone' | undefined;
  /** The price of one piece when the user last saw it, in minor units, if it has changed since. */
  previousPrice?: number | undefined;
  /** The chosen quantity, if fewer are counted now. */
  previousQuantity?: number | undefined;
  /** When this price was last valid, such as `2:05 PM`, if it could not be checked since. */
  priceAsOf?: string | undefined;
}
