import { AGE_BANDS } from '../choices/ageBands.ts';
import { currencyDigits } from '../prices/currencyDigits.ts';
import { maxPrice, toMinorUnits } from '../prices/prices.ts';
import { bareValue } from './linkValues.ts';
import { formatList, readList } from './sharedList.ts';

/** The orders that a query can request. */
export const SORTS = ['price-asc', 'price-desc', 'rating', 'name', 'newest'] as const;

/** An order of toys; the catalogue's without one. */
export type ToySort = (typeof SORTS)[number];

/** The filters and the order of a list of toys. */
export interface ToyFilters {
  sort: ToySort | undefined;
  /** The lowest and the highest price, in minor units, inclusive. */
  min: number | undefined;
  max: number | undefined;
  /** The lowest rating: above 0, up to 5. */
  rating: number | undefined;
  inStock: boolean;
  /** Toys of any of these sellers; of all if empty. */
  sellers: readonly string[];
  /** Toys for any of these ages, each the first year of its band (`AGE_BANDS`); for all if empty. */
  ages: readonly number[];
  /** Toys of any of these categories; of all if empty. */
  categories: readonly string[];
  /** Only toys that the shop has not had for long. */
  isNew: boolean;
  /** Only saved toys. */
  saved: boolean;
  /** The ids of a list that someone shared: only the toys of its `shownIds`, so none if it is empty. */
  list: readonly string[] | undefined;
}

/**
 * Reads the query of an address, which may be anything: unknown and invalid values are ignored, and so is what a messenger
 * adds to one. Prices are in major units: `?min=20` is 20 dollars.
 * @param currency an ISO 4217 code, `USD` by default
 */
export function readFilters(search: string, currency?: string): ToyFilters {
  const query = new URLSearchParams(search.replaceAll('&amp;', '&')); // copied from HTML
  const bare = (name: string) => query.getAll(name).map(bareValue);
  const isSet = (name: string) => bare(name)[0] === '1';
  const digits = currencyDigits(currency);
  const price = (name: string) => {
    const amount = readNumber(bare(name)[0], digits);
    const minorUnits = amount === undefined ? undefined : toMinorUnits(amount, currency);
    return minorUnits !== undefined && minorUnits <= maxPrice(currency ?? 'USD')
      ? minorUnits
      : undefined;
  };
  const min = price('min');
  const max = price('max');
  const isReversed = min !== undefined && max !== undefined && min > max;
  const [sort] = bare('sort');
  const rating = readNumber(bare('rating')[0], 2) ?? 0;
  return {
    sort: SORTS.find((known) => known === sort),
    min: isReversed ? undefined : min,
    max: isReversed ? undefined : max,
    rating: rating > 0 && rating <= 5 ? rating : undefined,
    inStock: isSet('stock'),
    sellers: textsOf(query, 'seller'),
    ages: AGE_BANDS.filter((from) => bare('age').includes(String(from))),
    categories: textsOf(query, 'category'),
    isNew: isSet('new'),
    saved: isSet('saved'),
    list: readList(query.get('list')),
  };
}

/** Returns the values of a repeated parameter, each once. */
const textsOf = (query: URLSearchParams, name: string) =>
  [...new Set(query.getAll(name))].filter((value) => value !== '');

/** Reads a number as `formatFilters` writes it: not negative, without exponent, with at most `digits` decimals. */
function readNumber(text: string | undefined, digits: number): number | undefined {
  const match = /^\d{1,10}(?:\.(\d+))?$/.exec(text ?? '');
  return match && (match[1] ?? '').length <= digits ? Number(text) : undefined;
}

/**
 * Returns the query of filters, with its `?`; empty without any.
 * @param currency an ISO 4217 code, `USD` by default
 */
export function formatFilters(filters: ToyFilters, currency?: string): string {
  const { sort, rating, inStock, sellers, ages, categories, isNew, saved, list } = filters;
  const amount = (price: number | undefined) => price && price / 10 ** currencyDigits(currency);
  const query = new URLSearchParams();
  const values = { sort, min: amount(filters.min), max: amount(filters.max), rating };
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (inStock) query.set('stock', '1');
  for (const seller of sellers) query.append('seller', seller);
  for (const from of ages) query.append('age', String(from));
  for (const category of categories) query.append('category', category);
  if (isNew) query.set('new', '1');
  if (saved) query.set('saved', '1');
  if (list !== undefined) query.set('list', formatList(list));
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the same order without filters. */
export function clearFilters({ sort }: ToyFilters): ToyFilters {
  return { ...readFilters(''), sort };
}
