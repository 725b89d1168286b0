import type { Toy } from '../src/toys/toy.ts';

/**
 * Creates an ordinary toy for tests and stories, with the given data. Its id is its name, so that toys with different
 * names form a list.
 */
export function createToy({
  toyName = 'Bramble the Honey Bear',
  toyId = toyName,
  ...rest
}: Partial<Toy> = {}): Toy {
  return {
    toyId,
    toyName,
    sellerName: 'Cloudberry Lane',
    price: 3495,
    rating: 4.9,
    availableQuantity: 48,
    description:
      'Bramble has a round tummy, stubby arms and fur the colour of toasted honey. Every bear is weighted with glass beads, so he sits up by himself and feels reassuring on a small lap.',
    pictureURL: '/pictures/bramble-the-honey-bear-640.avif',
    ...rest,
  };
}

/** Creates toys with these names, in this order. */
export const createToys = (toyNames: readonly string[]): Toy[] =>
  toyNames.map((toyName) => createToy({ toyName }));
