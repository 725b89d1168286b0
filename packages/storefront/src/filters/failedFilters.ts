import { ageBandsOf } from '../choices/ageBands.ts';
import type { Toy } from '../toy.ts';
import type { ToyFilters } from './searchParams.ts';
import { shownIds } from './sharedList.ts';

const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns whether the shop has had a toy for at most 30 days. One that is announced for later is not new yet. */
export const isNewAt = (now: number, { addedAt }: Pick<Toy, 'addedAt'>): boolean =>
  addedAt !== undefined && addedAt <= now && now - addedAt <= NEW_FOR_MS;

/** The data, besides the toy, that a filter depends on. */
export interface FilterContext {
  /** The user's saved toys; `undefined` if no user is signed in, and the filter is not available. */
  saved: ReadonlySet<string> | undefined;
  /** The current time, in milliseconds since 1970. */
  now: number;
}

/** A filter by its fields: `price` has two. */
export type FilterName = 'price' | Exclude<keyof ToyFilters, 'sort' | 'min' | 'max'>;

/** Returns the filters that hide a toy. */
export function failedFilters(
  toy: Toy,
  filters: ToyFilters,
  { saved, now }: FilterContext,
): FilterName[] {
  const {
    min = 0,
    max = Number.POSITIVE_INFINITY,
    rating = 0,
    sellers,
    ages,
    categories,
  } = filters;
  const failed: FilterName[] = [];
  if (toy.price < min || toy.price > max) failed.push('price');
  if ((toy.rating ?? 0) < rating) failed.push('rating');
  if (filters.inStock && toy.availableQuantity === 0) failed.push('inStock');
  if (sellers.length > 0 && !sellers.includes(toy.sellerName ?? '')) failed.push('sellers');
  if (ages.length > 0 && !ageBandsOf(toy).some((from) => ages.includes(from))) failed.push('ages');
  if (categories.length > 0 && !categories.includes(toy.category ?? '')) failed.push('categories');
  if (filters.isNew && !isNewAt(now, toy)) failed.push('isNew');
  if (filters.saved && saved && !saved.has(toy.toyId)) failed.push('saved');
  if (filters.list && !shownIds(filters.list).includes(toy.toyId)) failed.push('list');
  return failed;
}
