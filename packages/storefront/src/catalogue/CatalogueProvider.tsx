'use client';

import {
  createContext,
  type PropsWithChildren,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Toy } from '../toy.ts';
import { describeCatalogueError } from './catalogueError.ts';
import type { CatalogueTexts } from './catalogueTexts.ts';
import type { InitialCatalogue } from './initialCatalogue.ts';
import { type CatalogueSource, fetchCatalogue, type LoadedCatalogue } from './loadCatalogue.ts';
import { useRefreshOnReturn } from './useRefreshOnReturn.ts';
import { useRetryOnReconnect } from './useRetryOnReconnect.ts';
import { type Freshness, useRevalidation } from './useRevalidation.ts';

interface CatalogueContent {
  /** The toys to show: those of the snapshot until the catalogue has come. */
  toys: Toy[];
  /** How many toys the shop has; `undefined` while that is not known. */
  count: number | undefined;
  /** When the server sent the catalogue, in milliseconds since 1970; `undefined` until one is loaded. */
  updatedAt: number | undefined;
  /** Whether prices and stock are those of the shop. */
  freshness: Freshness;
}

type CatalogueState = CatalogueContent &
  ({ status: 'loading' | 'loaded' } | { status: 'failed'; error: unknown });

/** The state of the catalogue. */
export type Catalogue = CatalogueContent & {
  /** What its prices are in: an ISO 4217 code, `USD` if there is none. */
  currency?: string | undefined;
  /** The shop's language, a BCP 47 tag; `en-US` if there is none. */
  locale?: string | undefined;
  /** Loads it again after a failure. */
  retry: () => void;
  /** Loads current prices and stock of a loaded catalogue. What is on screen stays until they have come. */
  refresh: () => void;
} & (
    | { status: 'loading' | 'loaded' }
    | {
        status: 'failed';
        /** What was thrown: a `CatalogueError` says why by a code. */
        error: unknown;
        /** The same in the provider's texts. */
        message: string;
      }
  );

/** `request` loads the catalogue, unless that has begun. */
const CatalogueContext = createContext<(Catalogue & { request: () => void }) | null>(null);

export type CatalogueProviderProps = PropsWithChildren<
  CatalogueSource & {
    /**
     * The words for why it could not be loaded, such as `englishCatalogueTexts`. None are the default: a shop that has its
     * own would ship the English ones all the same.
     */
    texts: CatalogueTexts;
    /** The shop's language, a BCP 47 tag: `useToyList` sorts names by its rules. `en-US` by default. */
    locale?: string | undefined;
    /** What a prerendered page carries of it. */
    initial?: InitialCatalogue | undefined;
    /** What `preloadCatalogue` has begun to load. */
    preloaded?: Promise<LoadedCatalogue> | undefined;
  }
>;

/**
 * Loads the catalogue when a component first needs it, and shares it with all below. Until it has come, the snapshot
 * stays. After a failure it retries when the browser is back online. When the page is looked at again after five
 * minutes, it is refreshed. One that a service worker had cached is shown, and refreshed at once; where that failed, again
 * each half minute.
 */
export function CatalogueProvider({
  url,
  currency,
  locale,
  texts,
  initial,
  preloaded,
  children,
}: CatalogueProviderProps) {
  const [attempt, setAttempt] = useState(0); // none until a component needs the catalogue
  const [state, setState] = useState<CatalogueState>(() => ({
    ...(initial ?? { toys: [], count: undefined }),
    status: 'loading',
    updatedAt: undefined,
    freshness: 'current',
  }));

  useEffect(() => {
    if (attempt === 0) return;
    const request = new AbortController();
    const { signal } = request;
    const isPreloaded = attempt === 1 && preloaded !== undefined;
    (isPreloaded ? preloaded : fetchCatalogue({ url, currency }, { signal })).then(
      (catalogue) => {
        if (!signal.aborted) setState(loadedState(catalogue, 'revalidating'));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setState((last) => ({ ...last, status: 'failed', error }));
      },
    );
    return () => request.abort();
  }, [attempt, url, currency, preloaded]);

  const retry = () => {
    setState((last) => ({ ...last, status: 'loading' }));
    setAttempt((last) => last + 1);
  };

  const isRefreshing = useRef(false);
  const refresh = () => {
    if (state.status !== 'loaded' || isRefreshing.current) return;
    isRefreshing.current = true;
    fetchCatalogue({ url, currency }, { cache: 'no-cache' })
      .then(
        (catalogue) => setState(loadedState(catalogue, 'stale')),
        (error: unknown) => {
          console.warn('The catalogue could not be refreshed.', error); // the last one stays
          setState((last) => ({ ...last, freshness: 'stale' }));
        },
      )
      .finally(() => {
        isRefreshing.current = false;
      });
  };
  useRefreshOnReturn(state.toys, refresh);
  useRetryOnReconnect(state.status === 'failed', retry);
  useRevalidation(state.freshness, refresh);

  const request = () => setAttempt((last) => Math.max(last, 1));
  const described =
    state.status === 'failed'
      ? { ...state, message: describeCatalogueError(state.error, texts) }
      : state;
  return (
    <CatalogueContext value={{ ...described, currency, locale, retry, refresh, request }}>
      {children}
    </CatalogueContext>
  );
}

function loadedState(
  { toys, updatedAt, isCached }: LoadedCatalogue,
  ifCached: 'revalidating' | 'stale',
): CatalogueState {
  const freshness = isCached ? ifCached : 'current';
  return { status: 'loaded', toys, count: toys.length, updatedAt, freshness };
}

/**
 * The shared catalogue, which is loaded for the first that uses it. Only below a `CatalogueProvider`.
 * @param options.wanted `false` where the catalogue is used only if it is there: that alone does not load it
 */
export function useCatalogue({ wanted = true } = {}): Catalogue {
  const catalogue = use(CatalogueContext);
  if (catalogue === null) throw new Error('useCatalogue needs a CatalogueProvider above it.');
  const request = useEffectEvent(catalogue.request);
  useEffect(() => {
    if (wanted) request();
  }, [wanted]);
  return catalogue;
}
