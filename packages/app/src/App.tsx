import { type ReactNode, StrictMode } from 'react';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { CatalogueProvider } from './catalogue/CatalogueProvider.tsx';
import type { KnownCatalogue } from './catalogue/knownCatalogue.ts';
import { developerTools } from './developer/developerTools.tsx';

interface AppProps {
  /** The part of the catalogue that the page was built with. */
  known: KnownCatalogue | undefined;
  /** The router: a browser's, or a static one while prerendering. */
  children: ReactNode;
}

/** What is around the router, in the browser and while prerendering: accounts and the catalogue. */
export function App({ known, children }: AppProps) {
  return (
    <StrictMode>
      <AuthProvider>
        <CatalogueProvider known={known}>{children}</CatalogueProvider>
        {developerTools}
      </AuthProvider>
    </StrictMode>
  );
}
