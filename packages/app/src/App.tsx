import { currency, locale } from '@shop';
import accountTexts from '@shop/texts/accounts';
import catalogueTexts from '@shop/texts/catalogue';
import { AuthProvider } from '@toystore/accounts';
import { CatalogueProvider, type CatalogueProviderProps } from '@toystore/storefront';
import { StrictMode } from 'react';
import { accountSettings } from './auth/accountSettings.ts';
import { DeveloperTools } from './developer/DeveloperTools.tsx';
import { catalogueUrl } from './page/siteUrl.ts';

/** Provides accounts and the catalogue to the router, in the browser and while prerendering. */
export function App(catalogue: Omit<CatalogueProviderProps, 'url' | 'texts'>) {
  return (
    <StrictMode>
      <AuthProvider settings={accountSettings} texts={accountTexts}>
        <CatalogueProvider
          url={catalogueUrl}
          texts={catalogueTexts}
          locale={locale}
          currency={currency}
          {...catalogue}
        />
        <DeveloperTools />
      </AuthProvider>
    </StrictMode>
  );
}
