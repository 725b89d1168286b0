import type { Hazard } from './safety/hazards.ts';

/** Who answers for a toy: its manufacturer, or the responsible person in the EU (Regulation (EU) 2023/988, article 19). */
export interface ResponsibleParty {
  name: string;
  /** The postal address, in one line. */
  address: string;
  email?: string | undefined;
  url?: string | undefined;
}

/** A toy of the catalogue. An id is unique in its catalogue. */
export interface Toy {
  toyId: string;
  toyName: string;
  sellerName?: string | undefined;
  /** In minor units of the shop's currency, such as cents: a whole number. */
  price: number;
  /** The former price, in the same units. A shopper pays the price alone. */
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
  /** The kind of toy, such as `Vehicles`, in the shop's language. */
  category?: string | undefined;
  /** From which age on it is for children, in years; decimals for months. */
  suggestedMinAge?: number | undefined;
  /** Up to which age, in years. */
  suggestedMaxAge?: number | undefined;
  /** The legally required statements, as codes: `statementsOf` returns the sentences. */
  hazards?: readonly Hazard[] | undefined;
  /** Further warnings in the shop's language, such as of magnets, cords or button cells. */
  warnings?: readonly string[] | undefined;
  manufacturer?: ResponsibleParty | undefined;
  responsiblePerson?: ResponsibleParty | undefined;
  /** The toy's GTIN: 8, 12, 13 or 14 digits, the last of which checks the others. */
  gtin?: string | undefined;
  /** The manufacturer's number or name of it. */
  model?: string | undefined;
  material?: string | undefined;
  /** Such as `2 AA batteries, not included`. */
  batteries?: string | undefined;
  /** Since when the shop has it, in milliseconds since 1970. */
  addedAt?: number | undefined;
}
