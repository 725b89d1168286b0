import { AuthProvider } from '@toystore/accounts';
import { CatalogueProvider, type CatalogueProviderProps } from '@toystore/storefront';
import { StrictMode } from 'react';
import { accountSettings } from './auth/accountSettings.ts';
import { DeveloperTools } from './developer/DeveloperTools.tsx';
import { catalogueUrl } from './siteUrl.ts';

/** What is around the router, in the browser and while prerendering: accounts and the catalogue. */
export function App(catalogue: Omit<CatalogueProviderProps, 'url'>) {
  return (
    <StrictMode>
      <AuthProvider settings={accountSettings}>
        <CatalogueProvider url={catalogueUrl} {...catalogue} />
        <DeveloperTools />
      </AuthProvider>
    </StrictMode>
  );
}
