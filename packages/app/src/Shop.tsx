import { type ReactNode, StrictMode } from 'react';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { CatalogueProvider } from './catalogue/CatalogueProvider.tsx';
import type { KnownCatalogue } from './catalogue/knownCatalogue.ts';
import { developerTools } from './developer/developerTools.tsx';
import { PrefetchContext } from './loading/prefetch.ts';
import { prefetchScreen } from './routes.tsx';

interface ShopProps {
  /** What the page was built with of the catalogue. */
  known: KnownCatalogue | undefined;
  /** The router: which one, is all that a browser and the build do differently. */
  children: ReactNode;
}

/** What stands around every screen, in the browser and when it is prerendered. */
export function Shop({ known, children }: ShopProps) {
  return (
    <StrictMode>
      <AuthProvider>
        <CatalogueProvider known={known}>
          <PrefetchContext value={prefetchScreen}>{children}</PrefetchContext>
        </CatalogueProvider>
        {developerTools}
      </AuthProvider>
    </StrictMode>
  );
}
