import { formatPrice, type PriceFormat } from '../prices/prices.ts';
import type { FilterTexts } from './filterTexts.ts';
import type { ToyFilters } from './searchParams.ts';

/** The value of a chosen filter; prices are in minor units, and one of the two is optional. */
type Choice =
  | { kind: 'price'; min: number | undefined; max: number | undefined }
  | { kind: 'rating'; lowest: number }
  | { kind: 'inStock' | 'saved' }
  | { kind: 'seller'; seller: string };

/** A chosen filter: a chip above the toys, with the text of `chosenFilterLabel`. */
export type ChosenFilter = Choice & {
  /** Unique among the chosen filters. */
  id: string;
  /** The filters without it. */
  without: ToyFilters;
};

/** Returns the chosen filters. Sorting is not a filter: it hides no toys. */
export function getChosenFilters(filters: ToyFilters): ChosenFilter[] {
  const { min, max, rating, inStock, saved, sellers } = filters;
  const chosen: ChosenFilter[] = [];
  const add = (choice: Choice, without: Partial<ToyFilters>, id: string = choice.kind) =>
    chosen.push({ ...choice, id, without: { ...filters, ...without } });
  if (min !== undefined || max !== undefined) {
    add({ kind: 'price', min, max }, { min: undefined, max: undefined });
  }
  if (rating !== undefined) add({ kind: 'rating', lowest: rating }, { rating: undefined });
  if (inStock) add({ kind: 'inStock' }, { inStock: false });
  if (saved) add({ kind: 'saved' }, { saved: false });
  for (const seller of sellers) {
    const others = sellers.filter((other) => other !== seller);
    add({ kind: 'seller', seller }, { sellers: others }, `seller ${seller}`);
  }
  return chosen;
}

/** Returns the text of a chosen filter: `$5 to $25.50`. */
export function chosenFilterLabel(
  filter: ChosenFilter,
  texts: FilterTexts,
  format: Pick<PriceFormat, 'currency' | 'locale'> = {},
): string {
  switch (filter.kind) {
    case 'price': {
      const price = (value: number) =>
        formatPrice(value, { ...format, trailingZeroDisplay: 'stripIfInteger' });
      const { min, max } = filter;
      if (max === undefined) return texts.priceFrom({ min: price(min ?? 0) });
      if (min === undefined) return texts.priceUpTo({ max: price(max) });
      return texts.priceBetween({ min: price(min), max: price(max) });
    }
    case 'rating':
      return texts.rating(filter);
    case 'seller':
      return filter.seller;
    default:
      return texts[filter.kind];
  }
}
