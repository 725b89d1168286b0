import type { Toy } from '@toystore/ui';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { fetchCatalogue } from './fetchCatalogue.ts';

type CatalogueState =
  | { status: 'loading'; toys: Toy[] }
  | { status: 'loaded'; toys: Toy[] }
  | { status: 'failed'; toys: Toy[]; message: string };

/** The catalogue as it stands (specification, section 4), and the way to ask for it again. */
export type Catalogue = CatalogueState & { retry: () => void };

const CatalogueContext = createContext<Catalogue | null>(null);

/** Fetches the catalogue once and shares it with every screen below. */
export function CatalogueProvider({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CatalogueState>({ status: 'loading', toys: [] });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew.
  useEffect(() => {
    const leaving = new AbortController();
    fetchCatalogue(leaving.signal).then(
      (toys) => setState({ status: 'loaded', toys }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setState(({ toys }) => ({ status: 'failed', toys, message }));
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setState(({ toys }) => ({ status: 'loading', toys }));
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
