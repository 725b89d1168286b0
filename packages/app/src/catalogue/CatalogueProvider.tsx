import type { Toy } from '@toystore/ui';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { fetchCatalogue } from './fetchCatalogue.ts';
import type { KnownCatalogue } from './knownCatalogue.ts';

interface Known {
  /** The toys to show. Until the catalogue has loaded, those the page was built with, if any. */
  toys: Toy[];
  /** How many toys there are: until the catalogue has loaded, how many there were when the page was built. */
  count: number | undefined;
}

type CatalogueState = Known &
  ({ status: 'loading' } | { status: 'loaded' } | { status: 'failed'; message: string });

/** The catalogue as it stands (specification, section 4), and the way to ask for it again. */
export type Catalogue = CatalogueState & { retry: () => void };

const CatalogueContext = createContext<Catalogue | null>(null);

const NOTHING_KNOWN: Known = { toys: [], count: undefined };

export interface CatalogueProviderProps {
  /** What the page was built with. It stands until the catalogue has come, whatever that holds. */
  known?: KnownCatalogue | undefined;
  children: ReactNode;
}

/** Fetches the catalogue once and shares it with every screen below. */
export function CatalogueProvider({ known = undefined, children }: CatalogueProviderProps) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CatalogueState>({
    status: 'loading',
    ...(known ?? NOTHING_KNOWN),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew.
  useEffect(() => {
    const leaving = new AbortController();
    fetchCatalogue(leaving.signal).then(
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

  return <CatalogueContext value={{ ...state, retry }}>{children}</CatalogueContext>;
}

/** The shared catalogue. Only below a `CatalogueProvider`. */
export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext);
  if (catalogue === null) throw new Error('useCatalogue needs a CatalogueProvider above it.');
  return catalogue;
}
