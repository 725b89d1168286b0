import { formatPrice } from '../prices/prices.ts';
import type { ToyFilters, ToySort } from './searchParams.ts';

/** How filters and orders read. */
export interface FilterLabels {
  /** The lowest and the highest price, in minor units; one of them may be left out. */
  price: (min: number | undefined, max: number | undefined) => string;
  rating: (lowest: number) => string;
  inStock: string;
  saved: string;
  /** The orders to choose from; `featured` is the catalogue's. */
  sort: Record<ToySort | 'featured', string>;
}

const dollars = (price: number) => formatPrice(price, { trailingZeroDisplay: 'stripIfInteger' });

/** English, with prices in US dollars. */
export const filterLabels: FilterLabels = {
  price: (min, max) => {
    if (max === undefined) return `From ${dollars(min ?? 0)}`;
    return min === undefined ? `Up to ${dollars(max)}` : `${dollars(min)} to ${dollars(max)}`;
  },
  rating: (lowest) => `Rating ${lowest} and up`,
  inStock: 'In stock only',
  saved: 'Saved only',
  sort: {
    featured: 'Featured',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    rating: 'Top rated',
    name: 'Name: A to Z',
  },
};

/** A filter that is chosen: a chip above the toys. */
export interface ChosenFilter {
  /** Unique among those that are chosen. */
  id: string;
  /** As the shopper reads it. */
  label: string;
  /** What is left without it. */
  without: ToyFilters;
}

/** The filters that are chosen. Sorting hides nothing, so it is none. */
export function getChosenFilters(filters: ToyFilters, labels = filterLabels): ChosenFilter[] {
  const { min, max, rating, inStock, saved, sellers } = filters;
  const chosen: ChosenFilter[] = [];
  const add = (id: string, label: string, without: Partial<ToyFilters>) =>
    chosen.push({ id, label, without: { ...filters, ...without } });
  if (min !== undefined || max !== undefined) {
    add('price', labels.price(min, max), { min: undefined, max: undefined });
  }
  if (rating !== undefined) add('rating', labels.rating(rating), { rating: undefined });
  if (inStock) add('stock', labels.inStock, { inStock: false });
  if (saved) add('saved', labels.saved, { saved: false });
  for (const seller of sellers) {
    const others = sellers.filter((other) => other !== seller);
    add(`seller ${seller}`, seller, { sellers: others });
  }
  return chosen;
}
