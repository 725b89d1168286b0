import type { Toy } from '@toystore/ui';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { fetchCatalogue } from './fetchCatalogue.ts';
import type { KnownCatalogue } from './knownCatalogue.ts';
import { useAskAgain } from './useAskAgain.ts';

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

const CatalogueContext = createContext<Catalogue | null>(null);

const NOTHING_KNOWN: Shown = { toys: [], count: undefined };

export interface CatalogueProviderProps {
  /** What the page was built with. It stands until the catalogue has come, whatever that holds. */
  known?: KnownCatalogue | undefined;
  children: ReactNode;
}

/**
 * Fetches the catalogue once and shares it with every screen below, the first toys while others are still on their way.
 * After a failure it asks again by itself when the browser is back online.
 */
export function CatalogueProvider({ known = undefined, children }: CatalogueProviderProps) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CatalogueState>({
    status: 'loading',
    ...(known ?? NOTHING_KNOWN),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew.
  useEffect(() => {
    const leaving = new AbortController();
    const onToys = (toys: Toy[], areAll: boolean) => {
      if (leaving.signal.aborted) return;
      setState((last) => ({ ...last, ...withToysSoFar(last, toys, areAll) }));
    };
    fetchCatalogue(leaving.signal, onToys).then(
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

  useAskAgain(state.status === 'failed', retry);

  return <CatalogueContext value={{ ...state, retry }}>{children}</CatalogueContext>;
}

/** What is on show gives way to no fewer toys: neither a failure nor another try takes a toy away. */
function withToysSoFar({ toys: shown, count }: Shown, toys: Toy[], areAll: boolean): Shown {
  if (toys.length < shown.length) return { toys: shown, count };
  if (areAll) return { toys, count: toys.length };
  return { toys, count: count !== undefined && toys.length > count ? undefined : count };
}

/** The shared catalogue. Only below a `CatalogueProvider`. */
export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext);
  if (catalogue === null) throw new Error('useCatalogue needs a CatalogueProvider above it.');
  return catalogue;
}
