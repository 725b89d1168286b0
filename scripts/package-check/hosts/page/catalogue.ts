import type { CartItem, Toy } from '@toystore/ui';

export const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

export const toys: Toy[] = ['Honey Bear', 'Tin Robot', 'Wooden Train'].map((toyName, index) => ({
  toyId: String(index + 1),
  toyName,
  sellerName: 'Host Toys',
  price: 1250 + 100 * index,
  rating: 4.5,
  availableQuantity: index * 3,
  description: 'A toy of another shop.',
  pictureURL: PICTURE,
}));

export const items: CartItem[] = toys.slice(1).map(({ toyId, toyName, price }) => ({
  toyId,
  toyName,
  href: `#${toyId}`,
  pictureURL: PICTURE,
  price,
  quantity: 2,
  availableQuantity: 3,
}));
