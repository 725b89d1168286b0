'use client';

import { useMemo } from 'react';
import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import { type Choices, choicesOf } from '../choices/choices.ts';
import { type ChoiceCounts, filterToys } from '../filters/filterToys.ts';
import { formatFilters, readFilters, type ToyFilters } from '../filters/searchParams.ts';
import { useSavedToys } from '../saved/useSavedToys.ts';
import type { Toy } from '../toy.ts';

/** The toys that an address asks for, and what its filters say of them. */
export interface ToyList {
  /** The catalogue's, but `loading` also while saved toys are requested and not known yet. */
  status: Catalogue['status'];
  /** The toys to show: none while the requested ones are not known, so that no card moves later. */
  toys: readonly Toy[];
  /** How many they are; `undefined` while that is not known. */
  count: number | undefined;
  /** The requested filters, without values that this catalogue does not have. */
  filters: ToyFilters;
  /** The filters' choices; on a prerendered page they are known before the catalogue has loaded. */
  choices: Choices | undefined;
  /** How many toys each choice would leave; `undefined` until the catalogue is known. */
  counts?: ChoiceCounts;
  /** The user's saved toys; `undefined` if no user is signed in. */
  saved: ReadonlySet<string> | undefined;
  /** Whether all toys are listed though saved ones are requested: no user is signed in, or the user is unknown. */
  isWithoutSaved: boolean;
}

/** The user whose saved toys a query may request. */
export interface Shopper {
  /** `undefined` while no user is signed in. */
  accountId: string | undefined;
  /** Whether the user is known or cannot be determined. Until then, the list waits if saved toys are requested. */
  isKnown: boolean;
}

/**
 * Returns the toys that a query requests: without filters all of the catalogue, in its order. It sorts names by the rules of the
 * catalogue's locale.
 * @param search the query, such as `?sort=name&stock=1`, which may be anything. Prices in it are in the catalogue's currency
 */
export function useToyList(
  { status, toys, count, choices: prerendered, currency, locale = 'en-US' }: Catalogue,
  search: string,
  { accountId, isKnown }: Shopper,
): ToyList {
  const requested = useMemo(() => readFilters(search, currency), [search, currency]);
  const savedToys = useSavedToys(accountId);
  const saved = savedToys.status === 'ready' ? savedToys.ids : undefined;
  const isSavedAwaited = saved === undefined && (accountId !== undefined || !isKnown);
  const isReady = status === 'loaded' && !(requested.saved && isSavedAwaited);
  // Also while saved toys are awaited: a group of choices that went and came would move those below it.
  const choices = useMemo(
    () => (status === 'loaded' ? choicesOf(toys, locale) : prerendered),
    [status, toys, locale, prerendered],
  );
  // The same object until something changes: effects depend on it, and there may be 10,000 toys.
  const filtered = useMemo(
    () => (isReady ? filterToys(toys, requested, saved, { locale, choices }) : undefined),
    [isReady, toys, requested, saved, locale, choices],
  );

  if (filtered !== undefined) {
    const isWithoutSaved = requested.saved && saved === undefined;
    return { ...filtered, status, count: filtered.toys.length, saved, isWithoutSaved };
  }
  return {
    status: status === 'failed' ? status : 'loading',
    ...(formatFilters(requested, currency) === ''
      ? { toys, count }
      : { toys: [], count: undefined }),
    filters: requested,
    choices,
    saved,
    isWithoutSaved: false,
  };
}
