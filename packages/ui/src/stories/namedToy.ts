import type { Toy } from '../toys/toy.ts';

/** For tests of the search: a toy of which nothing but the name matters. */
export const named = (toyName: string): Toy => ({
  toyId: toyName,
  toyName,
  sellerName: '',
  price: 1,
  rating: 1,
  availableQuantity: 1,
  description: '',
  pictureURL: '',
});
