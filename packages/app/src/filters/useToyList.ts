import {
  type Catalogue,
  type ChoiceCounts,
  filterToys,
  formatFilters,
  readFilters,
  type Toy,
  type ToyFilters,
  useSavedToys,
} from '@toystore/storefront';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useAccountServices, useAuth } from '../auth/AuthContext.ts';

/** The toys that the address asks for. */
export interface ToyList {
  /** The catalogue's, but `loading` also while saved toys are requested and not known yet. */
  status: Catalogue['status'];
  /** The toys to show: none while the requested ones are not known, so that no card moves later. */
  toys: readonly Toy[];
  /** How many they are; `undefined` while that is not known. */
  count: number | undefined;
  /** What is requested, without what this catalogue does not know. */
  filters: ToyFilters;
  /** How many toys each choice would leave; `undefined` until the catalogue is known. */
  counts?: ChoiceCounts;
  /** The toys that the shopper has saved; `undefined` when nobody is signed in. */
  saved: ReadonlySet<string> | undefined;
  /** Whether saved toys are requested and all are listed: nobody is signed in, or nobody knows who is. */
  isWithoutSaved: boolean;
}

/** The toys of the catalogue that the address asks for: all of them, in its order, where it asks for nothing. */
export function useToyList({ status, toys, count }: Catalogue): ToyList {
  const search = useHydratedSearch();
  const requested = useMemo(() => readFilters(search), [search]);
  const { user } = useAuth();
  const { unavailable } = useAccountServices();
  const savedToys = useSavedToys(user?.uid);
  const saved = savedToys.status === 'ready' ? savedToys.ids : undefined;
  const isSavedUnknown = saved === undefined && user !== null && !unavailable;
  const isKnown = status === 'loaded' && !(requested.saved && isSavedUnknown);
  // The same until something changes: effects wait for other toys, and there may be ten thousand.
  const filtered = useMemo(
    () => (isKnown ? filterToys(toys, requested, saved) : undefined),
    [isKnown, toys, requested, saved],
  );

  if (filtered !== undefined) {
    const isWithoutSaved = requested.saved && saved === undefined;
    return { ...filtered, status, count: filtered.toys.length, saved, isWithoutSaved };
  }
  return {
    status: status === 'failed' ? status : 'loading',
    ...(formatFilters(requested) === '' ? { toys, count } : { toys: [], count: undefined }),
    filters: requested,
    saved,
    isWithoutSaved: false,
  };
}

const noSubscription = () => () => {};

/** The query of the address. A page is prerendered without one, and hydrated as it was prerendered. */
function useHydratedSearch(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    noSubscription,
    () => search,
    () => '',
  );
}
