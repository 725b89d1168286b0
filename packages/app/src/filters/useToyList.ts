import type { Toy } from '@toystore/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../auth/AuthContext.ts';
import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import type { ChoiceCounts } from './filterToys.ts';
import { mayFilter } from './mayFilter.ts';
import type { ToyFilters } from './searchParams.ts';
import { type FilterCode, useFilterCode } from './useFilterCode.ts';

/** What can be asked of the list, once the code for it is there. */
export interface ToyChoices {
  code: FilterCode;
  filters: ToyFilters;
  /** How many toys each choice would leave; `undefined` until the catalogue is known. */
  counts: ChoiceCounts | undefined;
  /** The toys that the shopper has saved; `undefined` when nobody is signed in. */
  saved: ReadonlySet<string> | undefined;
}

/** The toys that the address asks for. */
export interface ToyList {
  toys: readonly Toy[];
  /** How many they are; `undefined` while that is not known. */
  count: number | undefined;
  /** Whether toys are asked for that cannot be told yet. Then there are none: no card may move later. */
  isPending: boolean;
  choices: ToyChoices | undefined;
  /** Whether the code for the choices did not arrive. */
  isLost: boolean;
  /** Asks for it again. */
  retry: () => void;
}

/** The toys of the catalogue that the address asks for: all of them, in its order, where it asks for nothing. */
export function useToyList(catalogue: Catalogue): ToyList {
  const search = useHydratedSearch();
  const isAsked = mayFilter(search);
  const { code, isLost, load } = useFilterCode(isAsked);
  const saved = useSavedIds(code);
  const asked = code?.readFilters(search);
  const isKnown = catalogue.status === 'loaded' && !(asked?.saved && saved === 'loading');
  const savedIds = saved === 'loading' ? undefined : saved;
  const filtered = code && asked && isKnown && code.filterToys(catalogue.toys, asked, savedIds);

  const common = {
    choices: code &&
      asked && { code, filters: asked, counts: undefined, saved: savedIds, ...filtered },
    isLost,
    retry: load,
  };
  if (!isAsked || isLost) {
    return { ...common, toys: catalogue.toys, count: catalogue.count, isPending: false };
  }
  if (!filtered) return { ...common, toys: [], count: undefined, isPending: true };
  return { ...common, toys: filtered.toys, count: filtered.toys.length, isPending: false };
}

const nothing = () => () => {};

/** The toys that the shopper has saved: `undefined` where there are none to ask for. */
function useSavedIds(code: FilterCode | undefined): ReadonlySet<string> | 'loading' | undefined {
  const { user } = useAuth();
  const store = code && user ? code.savedOf(user.uid) : undefined;
  const entries = useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => {
      const status = store?.getStatus();
      return status === 'ready' ? store?.getSnapshot().entries : status;
    },
    () => undefined,
  );
  if (user === undefined || entries === 'loading') return 'loading';
  return typeof entries === 'object' ? new Set(entries.map(({ toyId }) => toyId)) : undefined;
}

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
