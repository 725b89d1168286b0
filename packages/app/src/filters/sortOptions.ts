import type { ToySort } from '@toystore/storefront';

/** The orders of the list; `featured` is the catalogue's. */
export const SORT_OPTIONS: readonly { value: ToySort | 'featured'; label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'rating', label: 'Top rated' },
  { value: 'name', label: 'Name: A to Z' },
];

export const getSortLabel = (sort: ToySort | 'featured' = 'featured') =>
  SORT_OPTIONS.find(({ value }) => value === sort)?.label;
