/** A toy as the shop shows it. Ratings range from 0 to 5; an id is unique in its catalogue. */
export interface Toy {
  toyId: string;
  toyName: string;
  sellerName?: string | undefined;
  /** In minor units of the `UiProvider`'s currency, such as cents: an integer. */
  price: number;
  /** The previous price, in the same units. Shown if it is higher than the price. */
  compareAtPrice?: number | undefined;
  rating?: number | undefined;
  /** The number of ratings. */
  ratingCount?: number | undefined;
  availableQuantity: number;
  description?: string | undefined;
  /** An empty string shows the fallback. */
  pictureURL: string;
  /** More pictures, for the gallery of its page. */
  morePictureURLs?: readonly string[] | undefined;
  /** Short texts on its picture, a few characters each, such as `New`. */
  badges?: readonly string[] | undefined;
}
