/** Who answers for a toy: its manufacturer, or the responsible person in the EU. */
export interface ResponsibleParty {
  name: string;
  /** The postal address, in one line. */
  address: string;
  email?: string | undefined;
  /** An http(s) URL. */
  url?: string | undefined;
}

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
  /** From which age on it is for children, in years; decimals for months. */
  suggestedMinAge?: number | undefined;
  /** Up to which age, in years. */
  suggestedMaxAge?: number | undefined;
  /** Warnings in the shop's language, shown in full before the toy can be bought. */
  warnings?: readonly string[] | undefined;
  manufacturer?: ResponsibleParty | undefined;
  /** The responsible person in the EU. */
  responsiblePerson?: ResponsibleParty | undefined;
  /** The toy's GTIN. */
  gtin?: string | undefined;
  /** The manufacturer's number or name of it. */
  model?: string | undefined;
  material?: string | undefined;
  batteries?: string | undefined;
}
