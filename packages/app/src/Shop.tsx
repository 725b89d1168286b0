import { type ReactNode, StrictMode } from 'react';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { CatalogueProvider } from './catalogue/CatalogueProvider.tsx';
import type { InitialCatalogue } from './catalogue/initialCatalogue.ts';
import { developerTools } from './developer/developerTools.tsx';
import { PrefetchContext } from './loading/prefetch.ts';
import { prefetchScreen } from './routes.tsx';

interface ShopProps {
  /** The snapshot of the catalogue that the page carries. */
  initialCatalogue: InitialCatalogue | undefined;
  /** The router: which one, is all that a browser and the build do differently. */
  children: ReactNode;
}

/** What stands around every screen, in the browser and when it is prerendered. */
export function Shop({ initialCatalogue, children }: ShopProps) {
  return (
    <StrictMode>
      <AuthProvider>
        <CatalogueProvider initial={initialCatalogue}>
          <PrefetchContext value={prefetchScreen}>{children}</PrefetchContext>
        </CatalogueProvider>
        {developerTools}
      </AuthProvider>
    </StrictMode>
  );
}
