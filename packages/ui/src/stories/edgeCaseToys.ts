import { createToy } from '../../test/createToy.ts';
import type { Toy } from '../toys/toy.ts';

/** An ordinary toy, for stories. */
export const ordinaryToy = createToy({ toyId: '0' });

/** A toy without any optional data, for stories. */
export const bareToy: Toy = {
  toyId: 'bare',
  toyName: 'Plain Top',
  price: 500,
  availableQuantity: 3,
  pictureURL: '',
};

/** Toys at the limits of a catalogue, for stories. */
export const edgeCaseToys = {
  outOfStock: { ...ordinaryToy, toyId: 'none-left', availableQuantity: 0 },
  longName: {
    ...ordinaryToy,
    toyId: 'long-name',
    toyName: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenspielzeug mit Zubehör',
    sellerName: 'Spielwarenmanufakturgesellschaft Oberammergau',
  },
  longWord: { ...ordinaryToy, toyId: 'long-word', toyName: 'Brumm'.repeat(16) },
  free: { ...ordinaryToy, toyId: 'free', toyName: 'Paper Hat', price: 0, rating: 0 },
  dear: {
    ...ordinaryToy,
    toyId: 'dear',
    toyName: 'Life-Size Rocking Horse',
    price: 1_234_567,
    rating: 5,
    availableQuantity: 100000,
  },
  noPicture: { ...ordinaryToy, toyId: 'no-picture', toyName: 'Shy Fox', pictureURL: '' },
  brokenPicture: {
    ...ordinaryToy,
    toyId: 'broken-picture',
    toyName: 'Lost Lamb',
    pictureURL: '/pictures/none.avif',
  },
} satisfies Record<string, Toy>;
