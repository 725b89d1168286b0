import type { Toy } from '@toystore/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useAccountServices } from '../auth/AccountServices.ts';
import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import { useSavedToys } from '../saved/useSavedToys.ts';
import { chosenFilters } from './chosenFilters.ts';
import { type ChoiceCounts, filterToys } from './filterToys.ts';
import { readFilters, type ToyFilters } from './searchParams.ts';

/** The toys that the address asks for. */
export interface ToyList {
  toys: readonly Toy[];
  /** How many they are; `undefined` while that is not known. */
  count: number | undefined;
  /** Whether toys are asked for that are not known yet. Then there are none: no card may move later. */
  isPending: boolean;
  /** What is asked for, without what this catalogue does not know. */
  filters: ToyFilters;
  /** How many toys each choice would leave; `undefined` until the catalogue is known. */
  counts: ChoiceCounts | undefined;
  /** The toys that the shopper has saved; `undefined` when nobody is signed in. */
  saved: ReadonlySet<string> | undefined;
  /** Why saved toys are asked for and all are listed: nobody is signed in, or nobody knows who is. */
  withoutSaved: 'signed out' | 'unavailable' | undefined;
}

/** The toys of the catalogue that the address asks for: all of them, in its order, where it asks for nothing. */
export function useToyList(catalogue: Catalogue): ToyList {
  const requested = readFilters(useHydratedSearch());
  const { ids, status } = useSavedToys();
  const { unavailable } = useAccountServices();
  const isUnknown = status === 'loading' && !unavailable;
  const saved = status === 'ready' ? ids : undefined;
  const isRequested = requested.sort !== undefined || chosenFilters(requested).length > 0;

  if (catalogue.status !== 'loaded' || (requested.saved && isUnknown)) {
    const known = isRequested
      ? { toys: [], count: undefined }
      : { toys: catalogue.toys, count: catalogue.count };
    return {
      ...known,
      isPending: isRequested,
      filters: requested,
      counts: undefined,
      saved,
      withoutSaved: undefined,
    };
  }
  const filtered = filterToys(catalogue.toys, requested, saved);
  const isWithoutSaved = requested.saved && saved === undefined;
  return {
    ...filtered,
    count: filtered.toys.length,
    isPending: false,
    saved,
    withoutSaved: isWithoutSaved ? (unavailable ? 'unavailable' : 'signed out') : undefined,
  };
}

const nothing = () => () => {};

/** The query of the address. A page is prerendered without one, and hydrated as it was prerendered. */
function useHydratedSearch(): string {
  const { search } = useLocation();
  const isHydrated = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  return isHydrated ? search : '';
}
