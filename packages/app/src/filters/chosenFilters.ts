import type { ToyFilters } from './searchParams.ts';

/** A filter that is chosen, as the shopper reads it, and what is left without it. */
export interface ChosenFilter {
  id: string;
  label: string;
  without: ToyFilters;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** The filters that are chosen, in the order of the panel. Sorting hides nothing, so it is none. */
export function chosenFilters(filters: ToyFilters): ChosenFilter[] {
  const { rating, inStock, saved, sellers } = filters;
  const price = describePrice(filters);
  const chosen: (ChosenFilter | false)[] = [
    price !== undefined && {
      id: 'price',
      label: price,
      without: { ...filters, min: undefined, max: undefined },
    },
    rating !== undefined && {
      id: 'rating',
      label: `Rating ${rating} and up`,
      without: { ...filters, rating: undefined },
    },
    inStock && { id: 'stock', label: 'In stock only', without: { ...filters, inStock: false } },
    saved && { id: 'saved', label: 'Saved only', without: { ...filters, saved: false } },
    ...sellers.map((seller) => ({
      id: `seller ${seller}`,
      label: seller,
      without: { ...filters, sellers: sellers.filter((other) => other !== seller) },
    })),
  ];
  return chosen.filter((each) => typeof each === 'object');
}

function describePrice({ min, max }: ToyFilters): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min === undefined) return `Up to ${dollars.format(max ?? 0)}`;
  if (max === undefined) return `From ${dollars.format(min)}`;
  return `${dollars.format(min)} to ${dollars.format(max)}`;
}
