/** A toy as the shop shows it. Ratings run from 0 to 5, an id is unique in its catalogue. */
export interface Toy {
  toyId: string;
  toyName: string;
  sellerName: string;
  /** In minor units of the `UiProvider`'s currency, such as cents: a whole number. */
  price: number;
  rating: number;
  availableQuantity: number;
  description: string;
  pictureURL: string;
}
