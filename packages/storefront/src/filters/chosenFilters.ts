import { endOfBand } from '../choices/ageBands.ts';
import { formatPrice, type PriceFormat } from '../prices/prices.ts';
import { supported } from '../prices/supported.ts';
import type { FilterTexts } from './filterTexts.ts';
import { clearFilters, type ToyFilters } from './searchParams.ts';

/** The value of a chosen filter; prices are in minor units, and one of the two is optional. */
type Choice =
  | { kind: 'price'; min: number | undefined; max: number | undefined }
  | { kind: 'rating'; lowest: number }
  | { kind: 'inStock' | 'saved' | 'isNew' | 'list' }
  | { kind: 'age'; from: number }
  | { kind: 'category'; category: string }
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
  const { min, max, rating, sellers, ages, categories } = filters;
  const none = clearFilters(filters);
  const chosen: ChosenFilter[] = [];
  const add = (choice: Choice, without: Partial<ToyFilters>, id: string = choice.kind) =>
    chosen.push({ ...choice, id, without: { ...filters, ...without } });
  for (const from of ages) {
    add({ kind: 'age', from }, { ages: ages.filter((other) => other !== from) }, `age ${from}`);
  }
  for (const category of categories) {
    const others = categories.filter((other) => other !== category);
    add({ kind: 'category', category }, { categories: others }, `category ${category}`);
  }
  if (min !== undefined || max !== undefined) {
    add({ kind: 'price', min, max }, { min: undefined, max: undefined });
  }
  if (rating !== undefined) add({ kind: 'rating', lowest: rating }, { rating: undefined });
  for (const kind of ['inStock', 'list', 'isNew', 'saved'] as const) {
    if (filters[kind]) add({ kind }, { [kind]: none[kind] });
  }
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
  format: Pick<PriceFormat, 'currency' | 'decimals' | 'locale'> = {},
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
    case 'category':
      return filter.category;
    case 'age':
      return texts.age({ band: ageBandLabel(filter.from, texts, format.locale) });
    default:
      return texts[filter.kind];
  }
}

/** Returns the text of a band of ages, by its first year: `3-4`. */
export function ageBandLabel(
  from: number,
  { ageUnder, ageBetween, ageFrom }: FilterTexts,
  locale = 'en-US',
): string {
  const years = (count: number) => new Intl.NumberFormat(supported('locale', locale)).format(count);
  const end = endOfBand(from);
  if (end === undefined) return ageFrom({ from: years(from), years: from });
  if (from === 0) return ageUnder({ end: years(end), years: end });
  return ageBetween({ from: years(from), to: years(end - 1), years: end - 1 });
}
