/** A toy as the shop shows it. Ratings run from 0 to 5, an id is unique in its catalogue. */
export interface Toy {
  toyId: string;
  toyName: string;
  sellerName?: string | undefined;
  /** In minor units of the `UiProvider`'s currency, such as cents: a whole number. */
  price: number;
  /** What it cost before, in the same units. It shows where it is more than the price. */
  compareAtPrice?: number | undefined;
  rating?: number | undefined;
  /** How many people have rated it. */
  ratingCount?: number | undefined;
  availableQuantity: number;
  description?: string | undefined;
  /** Empty for the fallback. */
  pictureURL: string;
  /** Others than the first, for the gallery of its page. */
  morePictureURLs?: readonly string[] | undefined;
  /** What stands on its picture, a few characters each, such as `New`. */
  badges?: readonly string[] | undefined;
}
