import { supported } from '../prices/supported.ts';
import type { Toy } from '../toy.ts';
import { type ChosenFilter, getChosenFilters } from './chosenFilters.ts';
import type { ToyFilters, ToySort } from './searchParams.ts';

/** The user's saved toys; `undefined` if no user is signed in, and the filter is not available. */
type Saved = ReadonlySet<string> | undefined;

type FilterName = 'price' | 'rating' | 'stock' | 'seller' | 'saved';

/** How many toys each choice would leave, together with the other filters. */
export interface ChoiceCounts {
  /** By lowest rating (0 for any), in display order. */
  ratings: ReadonlyMap<number, number>;
  inStock: number;
  /** The seller with the most toys first. */
  sellers: ReadonlyMap<string, number>;
  saved: number;
}

/** A filtered list of toys, with its filters and counts. */
export interface FilteredToys {
  toys: readonly Toy[];
  /** The requested filters, without those that this catalogue does not have. */
  filters: ToyFilters;
  counts: ChoiceCounts;
}

/** Lowest ratings to choose from. */
const RATINGS = [4.5, 4, 3.5];

/**
 * Returns the requested toys in the requested order; equal toys keep the catalogue's order. One pass over the catalogue
 * collects them and all counts.
 * @param options.locale a BCP 47 tag for sorting names, `en-US` by default
 */
export function filterToys(
  catalogue: readonly Toy[],
  requested: ToyFilters,
  saved: Saved,
  { locale = 'en-US' }: { locale?: string | undefined } = {},
): FilteredToys {
  const bySeller = sellersOf(catalogue);
  const filters = {
    ...requested,
    sellers: requested.sellers.filter((seller) => bySeller.has(seller)),
    saved: requested.saved && saved !== undefined,
  };
  const offered = filters.rating === undefined ? RATINGS : [...RATINGS, filters.rating];
  const thresholds = new Set(offered.toSorted((a, b) => b - a));
  const ratings = new Map([0, ...thresholds].map((rating) => [rating, 0]));
  const sellers = new Map([...bySeller.keys()].map((seller) => [seller, 0]));
  const counts = { ratings, sellers, inStock: 0, saved: 0 };
  const toys: Toy[] = [];
  for (const toy of catalogue) {
    const failed = failedFilters(toy, filters, saved);
    if (failed.length === 0) toys.push(toy);
    const isHiddenOnlyBy = (name: FilterName) => failed.every((each) => each === name);
    if (toy.availableQuantity > 0 && isHiddenOnlyBy('stock')) counts.inStock++;
    if (saved?.has(toy.toyId) && isHiddenOnlyBy('saved')) counts.saved++;
    const { sellerName = '', rating: ownRating = 0 } = toy;
    if (bySeller.has(sellerName) && isHiddenOnlyBy('seller')) addTo(sellers, sellerName);
    if (!isHiddenOnlyBy('rating')) continue;
    for (const rating of ratings.keys()) if (ownRating >= rating) addTo(ratings, rating);
  }
  const { sort } = filters;
  return { toys: sort ? toys.toSorted(comparisonOf(sort, locale)) : toys, filters, counts };
}

function addTo<Key>(counts: Map<Key, number>, key: Key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Returns how many toys each seller has, the seller with the most first. */
function sellersOf(catalogue: readonly Toy[]): Map<string, number> {
  const sellers = new Map<string, number>();
  for (const { sellerName = '' } of catalogue) if (sellerName.trim()) addTo(sellers, sellerName);
  return new Map([...sellers].toSorted(([, a], [, b]) => b - a));
}

/** Returns the filters without those that hide a toy, and the hiding ones, if there are any. */
export function filtersShowing(
  toy: Toy,
  filters: ToyFilters,
  saved: Saved,
): { filters: ToyFilters; removed: ChosenFilter[] } {
  const failed = new Set(failedFilters(toy, filters, saved));
  const next = {
    sort: filters.sort,
    min: failed.has('price') ? undefined : filters.min,
    max: failed.has('price') ? undefined : filters.max,
    rating: failed.has('rating') ? undefined : filters.rating,
    inStock: filters.inStock && !failed.has('stock'),
    sellers: failed.has('seller') ? [] : filters.sellers,
    saved: filters.saved && !failed.has('saved'),
  };
  const kept = new Set(getChosenFilters(next).map(({ id }) => id));
  return { filters: next, removed: getChosenFilters(filters).filter(({ id }) => !kept.has(id)) };
}

function failedFilters(toy: Toy, filters: ToyFilters, saved: Saved): FilterName[] {
  const { min = 0, max = Number.POSITIVE_INFINITY, rating = 0, sellers } = filters;
  const failed: FilterName[] = [];
  if (toy.price < min || toy.price > max) failed.push('price');
  if ((toy.rating ?? 0) < rating) failed.push('rating');
  if (filters.inStock && toy.availableQuantity === 0) failed.push('stock');
  if (sellers.length > 0 && !sellers.includes(toy.sellerName ?? '')) failed.push('seller');
  if (filters.saved && saved && !saved.has(toy.toyId)) failed.push('saved');
  return failed;
}

type Comparison = (a: Toy, b: Toy) => number;

const COMPARE: Record<Exclude<ToySort, 'name'>, Comparison> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1), // toys without a rating are last
};

function comparisonOf(sort: ToySort, locale: string): Comparison {
  if (sort !== 'name') return COMPARE[sort];
  const { compare } = new Intl.Collator(supported('locale', locale));
  return (a, b) => compare(a.toyName, b.toyName);
}
