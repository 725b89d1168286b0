import type { Toy } from '@toystore/ui';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { arriving } from '../loading/arriving.ts';
import { useRetryOnReconnect } from '../loading/useRetryOnReconnect.ts';
import type { KnownCatalogue } from './knownCatalogue.ts';

interface Shown {
  /**
   * The toys to show. While the catalogue comes, and after it failed: those that have come, or those the page was
   * built with as long as these are more.
   */
  toys: Toy[];
  /**
   * How many toys the shop has. It is never a count of those that happen to have come: until the catalogue's list has
   * ended it is how many there were when the page was built, and unknown once more than that have come.
   */
  count: number | undefined;
}

type CatalogueState = Shown &
  ({ status: 'loading' } | { status: 'loaded' } | { status: 'failed'; message: string });

/** The catalogue as it stands (specification, section 4), and the way to ask for it again. */
export type Catalogue = CatalogueState & { retry: () => void };

interface SharedCatalogue {
  catalogue: Catalogue;
  /** Has the catalogue fetched, if it was not yet. */
  ask: () => void;
}

const CatalogueContext = createContext<SharedCatalogue | null>(null);

const NOTHING_KNOWN: Shown = { toys: [], count: undefined };

/** What a `CatalogueProvider` takes. */
export interface CatalogueProviderProps {
  /** What the page was built with. It stands until the catalogue has come, whatever that holds. */
  known?: KnownCatalogue | undefined;
  children: ReactNode;
}

/**
 * Fetches the catalogue once, when a screen first shows it, and shares it with every screen below: the first toys
 * while others are still on their way. After a failure it asks again by itself when the browser is back online.
 */
export function CatalogueProvider({ known = undefined, children }: CatalogueProviderProps) {
  const [attempt, setAttempt] = useState(0); // none before somebody asks
  const [state, setState] = useState<CatalogueState>({
    status: 'loading',
    ...(known ?? NOTHING_KNOWN),
  });

  useEffect(() => {
    if (attempt === 0) return;
    const leaving = new AbortController();
    const onToys = (toys: Toy[], areAll: boolean) => {
      if (leaving.signal.aborted) return;
      setState((last) => ({ ...last, ...withToysSoFar(last, toys, areAll) }));
    };
    const fetched = loadFetch().then((fetchCatalogue) => fetchCatalogue(leaving.signal, onToys));
    fetched.then(
      (toys) => setState({ status: 'loaded', toys, count: toys.length }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setState(({ toys, count }) => ({ status: 'failed', toys, count, message }));
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setState(({ toys, count }) => ({ status: 'loading', toys, count }));
    setAttempt((last) => last + 1);
  };

  useRetryOnReconnect(state.status === 'failed', retry);

  const ask = () => setAttempt((last) => Math.max(last, 1));
  const catalogue = { ...state, retry };
  return <CatalogueContext value={{ catalogue, ask }}>{children}</CatalogueContext>;
}

const importFetch = () => import('./fetchCatalogue.ts');

/** Pages without toys need none of the code that reads them. */
async function loadFetch() {
  const loaded = await arriving(importFetch).catch((cause: unknown) => {
    throw new Error('a part of the shop did not arrive', { cause });
  });
  return loaded.fetchCatalogue;
}

/** What is on show gives way to no fewer toys: neither a failure nor another try takes a toy away. */
function withToysSoFar({ toys: shown, count }: Shown, toys: Toy[], areAll: boolean): Shown {
  if (toys.length < shown.length) return { toys: shown, count };
  if (areAll) return { toys, count: toys.length };
  return { toys, count: count !== undefined && toys.length > count ? undefined : count };
}

/**
 * The shared catalogue, which is fetched for the first that uses it. Only below a `CatalogueProvider`.
 * @param options.wanted `false` for who can do without: then it is not fetched for this sake
 */
export function useCatalogue({ wanted = true } = {}): Catalogue {
  const shared = use(CatalogueContext);
  if (shared === null) throw new Error('useCatalogue needs a CatalogueProvider above it.');
  const ask = useEffectEvent(shared.ask);
  useEffect(() => {
    if (wanted) ask();
  }, [wanted]);
  return shared.catalogue;
}
