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
import type { Choices } from '../choices/choices.ts';
import type { Toy } from '../toy.ts';
import { CatalogueError, describeCatalogueError } from './catalogueError.ts';
import type { CatalogueTexts } from './catalogueTexts.ts';
import type { InitialCatalogue } from './initialCatalogue.ts';
import { type CatalogueSource, fetchCatalogue, type LoadedCatalogue } from './loadCatalogue.ts';
import { useRefreshOnReturn } from './useRefreshOnReturn.ts';
import { useRetryOnReconnect } from './useRetryOnReconnect.ts';
import { type Freshness, useRevalidation } from './useRevalidation.ts';

interface CatalogueContent {
  /** The toys to show: those of the snapshot until the catalogue has loaded. */
  toys: Toy[];
  /** How many toys the shop has; `undefined` while that is not known. */
  count: number | undefined;
  /** The filters' choices of a prerendered page, until the catalogue has loaded. */
  choices?: Choices | undefined;
  /** When the server sent the catalogue, in milliseconds since 1970; `undefined` until one is loaded. */
  updatedAt: number | undefined;
  /** Whether prices and stock are current. */
  freshness: Freshness;
}

type CatalogueState = CatalogueContent &
  ({ status: 'loading' | 'loaded' } | { status: 'failed'; error: unknown });

/** The state of the catalogue. */
export type Catalogue = CatalogueContent & {
  /** The currency of its prices: an ISO 4217 code, `USD` by default. */
  currency?: string | undefined;
  /** The shop's language, a BCP 47 tag; `en-US` by default. */
  locale?: string | undefined;
  /** Loads it again after a failure. */
  retry: () => void;
  /** Re-fetches prices and stock of a loaded catalogue, and keeps the current toys until they arrive. */
  refresh: () => void;
} & (
    | { status: 'loading' | 'loaded' }
    | {
        status: 'failed';
        /** The thrown value: a `CatalogueError` has a code. */
        error: unknown;
        /** The error's message, from the provider's texts. */
        message: string;
        /** The language of the browser's message, which is not that of the page. */
        messageLang?: 'en' | undefined;
      }
  );

/** `request` loads the catalogue, unless that has started. */
const CatalogueContext = createContext<(Catalogue & { request: () => void }) | null>(null);

export type CatalogueProviderProps = PropsWithChildren<
  CatalogueSource & {
    /**
     * The texts of load errors, such as `englishCatalogueTexts`. There is no default: a shop with its own texts would ship the
     * English ones, too.
     */
    texts: CatalogueTexts;
    /** The shop's language, a BCP 47 tag: `useToyList` sorts names by its rules. `en-US` by default. */
    locale?: string | undefined;
    /** The snapshot of a prerendered page. */
    initial?: InitialCatalogue | undefined;
    /** The result of `preloadCatalogue`. */
    preloaded?: Promise<LoadedCatalogue> | undefined;
  }
>;

/**
 * Loads the catalogue when a component first needs it, and shares it with all descendants. Until it has loaded, the
 * snapshot stays. After a failure it retries when the browser is back online. When the user returns to the page
 * after five minutes, it re-fetches the catalogue. A catalogue from a service worker's cache is shown and re-fetched at once; if
 * that fails, again every half minute.
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
  const [attempt, setAttempt] = useState(0); // 0 until a component needs the catalogue
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
      ? {
          ...state,
          message: describeCatalogueError(state.error, texts),
          messageLang: state.error instanceof CatalogueError ? undefined : ('en' as const),
        }
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
 * Returns the shared catalogue, which the first caller loads. It needs a `CatalogueProvider` above it.
 * @param options.wanted `false` does not load the catalogue
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
