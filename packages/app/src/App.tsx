import { CatalogueProvider, type CatalogueProviderProps } from '@toystore/storefront';
import { StrictMode } from 'react';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { developerTools } from './developer/developerTools.tsx';
import { catalogueUrl } from './siteUrl.ts';

/** What is around the router, in the browser and while prerendering: accounts and the catalogue. */
export function App(catalogue: Omit<CatalogueProviderProps, 'url'>) {
  return (
    <StrictMode>
      <AuthProvider>
        <CatalogueProvider url={catalogueUrl} {...catalogue} />
        {developerTools}
      </AuthProvider>
    </StrictMode>
  );
}
