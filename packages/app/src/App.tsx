import { AuthProvider, englishAccountTexts } from '@toystore/accounts';
import {
  CatalogueProvider,
  type CatalogueProviderProps,
  englishCatalogueTexts,
} from '@toystore/storefront';
import { StrictMode } from 'react';
import { accountSettings } from './auth/accountSettings.ts';
import { DeveloperTools } from './developer/DeveloperTools.tsx';
import { catalogueUrl } from './siteUrl.ts';

/** What is around the router, in the browser and while prerendering: accounts and the catalogue. */
export function App(catalogue: Omit<CatalogueProviderProps, 'url' | 'texts'>) {
  return (
    <StrictMode>
      <AuthProvider settings={accountSettings} texts={englishAccountTexts}>
        <CatalogueProvider url={catalogueUrl} texts={englishCatalogueTexts} {...catalogue} />
        <DeveloperTools />
      </AuthProvider>
    </StrictMode>
  );
}
