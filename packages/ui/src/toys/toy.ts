/** A toy as the shop shows it. Prices are US dollars, ratings run from 0 to 5, an id is unique in its catalogue. */
export interface Toy {
  toyId: string;
  toyName: string;
  sellerName: string;
  price: number;
  rating: number;
  availableQuantity: number;
  description: string;
  pictureURL: string;
}
