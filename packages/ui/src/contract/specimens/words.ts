import type { Toy } from '../../toy.ts';

/*
 * The words of all specimens are made of one Cyrillic letter, as wide as most: an English word on the page is then a default
 * that a shop could not replace, and each is as long as the languages and the catalogues of the world allow.
 */

/** A single long word of a label. */
export const word = 'н'.repeat(13);

/** A label as long as a German one, with a number to tell it from others. */
export const label = (number = 1) => `${word} ${'н'.repeat(11)} ${number}`;

/** A name of one word and 80 letters. */
export const name = 'н'.repeat(80);

/** Some sentences. */
export const text = `${`${'н'.repeat(11)} `.repeat(12)}. `.repeat(3);

export const pictureUrl = '/pictures/bramble-the-honey-bear-640.avif';

export const morePictures = [
  '/pictures/pebble-the-sea-otter-640.avif',
  '/pictures/captain-waddles-penguin-640.avif',
];

/** A toy with every part as long as it may be. */
export const toy: Toy = {
  toyId: '1',
  toyName: name,
  sellerName: name,
  price: 12345.67,
  rating: 4.9,
  availableQuantity: 100_000,
  description: text,
  pictureURL: pictureUrl,
};

export const toys: Toy[] = [
  toy,
  { ...toy, toyId: '2', availableQuantity: 0, price: 0, rating: 0 },
  { ...toy, toyId: '3', pictureURL: '' },
];

/** Where a toy of a specimen is. */
export const toyHref = ({ toyId }: Toy) => `/toys/${toyId}`;

export const nothing = () => undefined;
