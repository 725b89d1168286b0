import type { ToySort } from '../filters/searchParams.ts';

/**
 * The texts of filters and orders. Prices are in the shop's language and currency. A text with values is a function of them, like
 * a compiled ICU message.
 */
export interface FilterTexts {
  priceFrom: (values: { min: string }) => string;
  priceUpTo: (values: { max: string }) => string;
  priceBetween: (values: { min: string; max: string }) => string;
  rating: (values: { lowest: number }) => string;
  /** A chosen band of ages: `Age 3-4`. */
  age: (values: { band: string }) => string;
  /** The first band, the last one, and those between: whole years, the second one inclusive. `years` is the last number. */
  ageUnder: (values: { end: string; years: number }) => string;
  ageFrom: (values: { from: string; years: number }) => string;
  ageBetween: (values: { from: string; to: string; years: number }) => string;
  inStock: string;
  isNew: string;
  /** A list that someone shared. */
  list: string;
  saved: string;
  /** The orders to choose from; `featured` is the catalogue's. */
  sort: Record<ToySort | 'featured', string>;
}

/** The English texts. */
export const englishFilterTexts: FilterTexts = {
  priceFrom: ({ min }) => `From ${min}`,
  priceUpTo: ({ max }) => `Up to ${max}`,
  priceBetween: ({ min, max }) => `${min} to ${max}`,
  rating: ({ lowest }) => `Rating ${lowest} and up`,
  age: ({ band }) => `Age ${band}`,
  ageUnder: ({ end }) => `Under ${end}`,
  ageFrom: ({ from }) => `${from} and up`,
  ageBetween: ({ from, to }) => `${from}-${to}`,
  inStock: 'In stock only',
  isNew: 'New only',
  list: 'Shared list',
  saved: 'Saved only',
  sort: {
    featured: 'Featured',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    rating: 'Top rated',
    name: 'Name: A to Z',
    newest: 'Newest',
  },
};
