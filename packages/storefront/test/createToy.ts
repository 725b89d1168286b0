import type { Toy } from '../src/toy.ts';

/** Creates a toy for tests, with some fields changed. */
export function createToy(changes: Partial<Toy> = {}): Toy {
  return {
    toyId: changes.toyName ?? 'bramble',
    toyName: 'Bramble the Honey Bear',
    sellerName: 'Cloudberry Lane',
    price: 3495,
    rating: 4.9,
    availableQuantity: 48,
    description: 'A bear with a round tummy.',
    pictureURL: '/pictures/bramble-the-honey-bear-640.avif',
    ...changes,
  };
}
