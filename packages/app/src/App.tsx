import { type PropsWithChildren, StrictMode } from 'react';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { CatalogueProvider } from './catalogue/CatalogueProvider.tsx';
import type { InitialCatalogue } from './catalogue/initialCatalogue.ts';
import { developerTools } from './developer/developerTools.tsx';

type AppProps = PropsWithChildren<{ initialCatalogue: InitialCatalogue | undefined }>;

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
