import { type ReactNode, StrictMode } from 'react';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { CatalogueProvider } from './catalogue/CatalogueProvider.tsx';
import type { InitialCatalogue } from './catalogue/initialCatalogue.ts';
import { developerTools } from './developer/developerTools.tsx';

interface AppProps {
  /** The snapshot of the catalogue that the page was built with. */
  initialCatalogue: InitialCatalogue | undefined;
  /** The router: a browser's, or a static one while prerendering. */
  children: ReactNode;
}

/** What is around the router, in the browser and while prerendering: accounts and the catalogue. */
export function App({ initialCatalogue, children }: AppProps) {
  return (
    <StrictMode>
      <AuthProvider>
        <CatalogueProvider initial={initialCatalogue}>{children}</CatalogueProvider>
        {developerTools}
      </AuthProvider>
    </StrictMode>
  );
}
