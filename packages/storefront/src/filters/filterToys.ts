import { ageBandsOf } from '../choices/ageBands.ts';
import { type Choices, choicesOf } from '../choices/choices.ts';
import { compareNames } from '../choices/compareNames.ts';
import type { Toy } from '../toy.ts';
import { type ChosenFilter, getChosenFilters } from './chosenFilters.ts';
import { type FilterContext, type FilterName, failedFilters, isNewAt } from './failedFilters.ts';
import { bareValue, findKnown } from './linkValues.ts';
import { ratingsToOffer } from './ratingsToOffer.ts';
import { clearFilters, type ToyFilters, type ToySort } from './searchParams.ts';

type Comparison = (a: Toy, b: Toy) => number;

const COMPARE: Record<Exclude<ToySort, 'name'>, Comparison> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1), // toys without a rating are last
  newest: (a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0), // and so are those without a date
};

/** Returns the toys in an order; equal ones keep theirs. Names follow the rules of the locale, a BCP 47 tag. */
function sortToys(toys: Toy[], sort: ToySort | undefined, locale: string): readonly Toy[] {
  if (sort === undefined) return toys;
  if (sort !== 'name') return toys.toSorted(COMPARE[sort]);
  const compare = compareNames(locale);
  return toys.toSorted((a, b) => compare(a.toyName, b.toyName));
}

/** How many toys each choice would leave, together with the other filters. */
export interface ChoiceCounts {
  /** By lowest rating (0 for any), in display order. */
  ratings: ReadonlyMap<number, number>;
  inStock: number;
  /** The seller with the most toys first. */
  sellers: ReadonlyMap<string, number>;
  /** By the first year of each band, in order; empty if the catalogue has no ages. */
  ages: ReadonlyMap<number, number>;
  /** In the order of the alphabet. */
  categories: ReadonlyMap<string, number>;
  isNew: number;
  saved: number;
}

/** A filtered list of toys, with its filters and counts. */
export interface FilteredToys {
  toys: readonly Toy[];
  /** The requested filters as this catalogue has them, without those that it does not have. */
  filters: ToyFilters;
  /** The values that the filters offer. */
  choices: Choices;
  counts: ChoiceCounts;
}

type Saved = FilterContext['saved'];

/**
 * Returns the requested toys in the requested order; equal toys keep the catalogue's order. One pass over the catalogue
 * collects them and all counts.
 * @param saved the user's saved toys; `undefined` if no user is signed in
 * @param options.locale a BCP 47 tag for sorting names, `en-US` by default
 * @param options.choices what the catalogue can be chosen by, if that is known already
 * @param options.now the time at which toys are new, in milliseconds since 1970; the current one by default
 */
export function filterToys(
  catalogue: readonly Toy[],
  requested: ToyFilters,
  saved: Saved,
  {
    locale = 'en-US',
    choices = choicesOf(catalogue, locale),
    now = Date.now(),
  }: { locale?: string | undefined; choices?: Choices | undefined; now?: number } = {},
): FilteredToys {
  const filters = knownFilters(catalogue, requested, choices, saved);
  const counts = {
    ratings: zeros(ratingsToOffer(filters)),
    inStock: 0,
    sellers: zeros(choices.sellers),
    ages: zeros(choices.ages),
    categories: zeros(choices.categories),
    isNew: 0,
    saved: 0,
  };
  const toys: Toy[] = [];
  for (const toy of catalogue) {
    const failed = failedFilters(toy, filters, { saved, now });
    if (failed.length === 0) toys.push(toy);
    const isHiddenOnlyBy = (name: FilterName) => failed.every((each) => each === name);
    const { sellerName = '', category = '', rating = 0 } = toy;
    if (toy.availableQuantity > 0 && isHiddenOnlyBy('inStock')) counts.inStock++;
    if (saved?.has(toy.toyId) && isHiddenOnlyBy('saved')) counts.saved++;
    if (isNewAt(now, toy) && isHiddenOnlyBy('isNew')) counts.isNew++;
    if (isHiddenOnlyBy('sellers')) addTo(counts.sellers, sellerName);
    if (isHiddenOnlyBy('categories')) addTo(counts.categories, category);
    if (isHiddenOnlyBy('ages')) for (const from of ageBandsOf(toy)) addTo(counts.ages, from);
    if (!isHiddenOnlyBy('rating')) continue;
    for (const lowest of counts.ratings.keys()) if (rating >= lowest) addTo(counts.ratings, lowest);
  }
  return { toys: sortToys(toys, filters.sort, locale), filters, choices, counts };
}

/** Returns the filters as this catalogue has them, without those that it does not have. */
function knownFilters(
  catalogue: readonly Toy[],
  requested: ToyFilters,
  { sellers, categories, ages, hasDates }: Choices,
  saved: Saved,
): ToyFilters {
  const known = (values: readonly string[], all: readonly string[]) => [
    ...new Set(values.flatMap((value) => findKnown(all)(value) ?? [])),
  ];
  return {
    ...requested,
    sort: requested.sort === 'newest' && !hasDates ? undefined : requested.sort,
    sellers: known(requested.sellers, sellers),
    categories: known(requested.categories, categories),
    ages: requested.ages.filter((from) => ages.includes(from)),
    isNew: requested.isNew && hasDates,
    saved: requested.saved && saved !== undefined,
    list: requested.list && knownIds(catalogue, requested.list),
  };
}

/** Returns the ids that the entries of a list mean, and those that the catalogue does not have. */
function knownIds(catalogue: readonly Toy[], list: readonly string[]): string[] {
  const find = findKnown(catalogue.map(({ toyId }) => toyId));
  return [...new Set(list.flatMap((entry) => find(entry) ?? (bareValue(entry) ? entry : [])))];
}

const zeros = <Key>(keys: readonly Key[]) => new Map(keys.map((key) => [key, 0]));

/** Counts one more of a known choice. */
function addTo<Key>(counts: Map<Key, number>, key: Key) {
  const count = counts.get(key);
  if (count !== undefined) counts.set(key, count + 1);
}

/** Returns the filters without those that hide a toy, and the hiding ones, if there are any. */
export function filtersShowing(
  toy: Toy,
  filters: ToyFilters,
  saved: Saved,
  now = Date.now(),
): { filters: ToyFilters; removed: ChosenFilter[] } {
  const none = clearFilters(filters);
  const next = { ...filters };
  for (const name of failedFilters(toy, filters, { saved, now })) {
    Object.assign(
      next,
      name === 'price' ? { min: undefined, max: undefined } : { [name]: none[name] },
    );
  }
  const kept = new Set(getChosenFilters(next).map(({ id }) => id));
  return { filters: next, removed: getChosenFilters(filters).filter(({ id }) => !kept.has(id)) };
}
