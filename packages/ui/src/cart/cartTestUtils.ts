import type { CartItem } from './cartItem.ts';

const item = (
  toyId: string,
  toyName: string,
  slug: string,
  price: number,
  quantity: number,
  availableQuantity: number,
): CartItem => ({
  toyId,
  toyName,
  href: `/toys/${toyId}`,
  pictureURL: `/pictures/${slug}-640.avif`,
  price,
  quantity,
  availableQuantity,
});

/** Toys in the cart in various states, for stories. */
export const cartItems = {
  bear: item('1', 'Bramble the Honey Bear', 'bramble-the-honey-bear', 3495, 2, 48),
  scarce: item('2', 'Rosa Nesting Doll Set', 'rosa-nesting-doll-set', 3895, 2, 2),
  dearer: {
    ...item('3', 'Meadow Giant Floor Puzzle', 'meadow-giant-floor-puzzle', 2695, 1, 30),
    previousPrice: 2495,
  },
  fewer: {
    ...item('4', 'Captain Waddles Penguin', 'captain-waddles-penguin', 2195, 3, 3),
    previousQuantity: 5,
  },
  unchecked: {
    ...item('8', "Apprentice Conjurer's Wand", 'apprentice-conjurer-s-wand', 1695, 1, 12),
    priceAsOf: '2:05 PM',
  },
  gone: {
    ...item('5', 'Tangerine Rescue Helicopter', 'tangerine-rescue-helicopter', 2895, 0, 0),
    unavailable: 'gone',
    previousQuantity: 1,
  },
  soldOut: {
    ...item('6', 'Plum Star Yo-Yo', 'plum-star-yo-yo', 1295, 0, 0),
    unavailable: 'soldOut',
    previousQuantity: 2,
  },
  long: {
    ...item(
      '7',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenspielzeug',
      '',
      123_456_789,
      99,
      100_000,
    ),
    pictureURL: '',
    previousPrice: 123_456_700,
    previousQuantity: 100_001,
  },
} satisfies Record<string, CartItem>;

/** Returns a long list of toys. */
export const manyItems = (count: number): CartItem[] =>
  Array.from({ length: count }, (_, index) => ({
    ...cartItems.bear,
    toyId: `many-${index}`,
    toyName: `Bear ${index + 1}`,
    href: `/toys/many-${index}`,
  }));
