import type { ToySort } from '@toystore/storefront';

export const SORT_LABELS: Record<ToySort | 'featured', string> = {
  featured: 'Featured',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  rating: 'Top rated',
  name: 'Name: A to Z',
};
