/** A toy of the catalogue. An id is unique in its catalogue. */
export interface Toy {
  toyId: string;
  toyName: string;
  sellerName?: string | undefined;
  /** In minor units of the shop's currency, such as cents: a whole number. */
  price: number;
  /** What it cost before, in the same units. What a shopper pays is the price alone. */
  compareAtPrice?: number | undefined;
  /** 0 to 5. */
  rating?: number | undefined;
  /** How many people have rated it. */
  ratingCount?: number | undefined;
  /** How many there are. */
  availableQuantity: number;
  description?: string | undefined;
  /** Empty if the catalogue has none. */
  pictureURL: string;
  /** All except the first. */
  morePictureURLs?: readonly string[] | undefined;
  /** Labels on its picture, a few characters each, such as `New`. */
  badges?: readonly string[] | undefined;
}
