/** A toy of the catalogue. An id is unique in its catalogue. */
export interface Toy {
  toyId: string;
  toyName: string;
  sellerName: string;
  /** In minor units of the shop's currency, such as cents: a whole number. */
  price: number;
  /** 0 to 5. */
  rating: number;
  /** How many there are. */
  availableQuantity: number;
  description: string;
  pictureURL: string;
}
