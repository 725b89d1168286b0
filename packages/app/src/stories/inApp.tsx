import { currency, locale } from '@shop';
import catalogueTexts from '@shop/texts/catalogue';
import type { Decorator } from '@storybook/react-vite';
import { CatalogueProvider, parseCatalogue, snapshotOf } from '@toystore/storefront';
import type { PasswordPolicy } from '@toystore/ui';
import { Suspense, useEffect, useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { toRoutes } from '../routing/routes.tsx';
import { type RouteEntry, routeTable } from '../routing/routeTable.ts';
import { catalogues, inShop } from './catalogues.ts';
import { type StubAnswers, StubAuth } from './StubAuth.tsx';
import type { TestUser } from './testUsers.ts';

const initialCatalogue = () => snapshotOf(parseCatalogue(inShop(catalogues.shop), currency).toys);

/** Where a story opens the app, and what the app finds there. */
export interface AppParameters {
  /** The URL to open: `/alltoy#3`. */
  address?: string;
  /** Who is signed in; a visitor by default. */
  person?: TestUser;
  /** Account operations that fail or never end. */
  answers?: StubAnswers;
  /** What the provider asks of passwords, once it has refused one. */
  passwordPolicy?: PasswordPolicy;
  /** The provider's code for why it ended the last session. */
  endedSession?: string;
  /** Whether the page was prerendered with the first toys of the shop. */
  prerendered?: boolean;
  /** A route beside the app's own. */
  extraRoute?: RouteEntry;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    app?: AppParameters;
  }
}

/**
 * Renders the whole app, with its own routes and catalogue, at the URL in `parameters.app`. The router renders the screen;
 * the story's component only names it in the sidebar. `parameters.msw` answers `/toy.json`.
 */
export const inApp: Decorator = (_Story, { parameters: { app = {} } }) => <AppInMemory {...app} />;

function AppInMemory({
  address = '/',
  person = 'visitor',
  answers = {},
  passwordPolicy,
  endedSession,
  prerendered = false,
  extraRoute,
}: AppParameters) {
  // Scroll positions are kept by key, longer than the router: each story needs one of its own.
  const [entry] = useState(() => ({ ...parsePath(address), key: String(Math.random()) }));
  const [router] = useState(() =>
    createMemoryRouter(toRoutes(extraRoute ? [extraRoute, ...routeTable] : routeTable), {
      initialEntries: [entry],
    }),
  );
  useOwnDocumentTitle();
  return (
    <StubAuth
      person={person}
      answers={answers}
      passwordPolicy={passwordPolicy}
      endedSession={endedSession}
    >
      <CatalogueProvider
        url="/toy.json"
        texts={catalogueTexts}
        locale={locale}
        currency={currency}
        initial={prerendered ? initialCatalogue() : undefined}
      >
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </CatalogueProvider>
    </StubAuth>
  );
}

/** The title that a screen sets goes when the story goes. */
function useOwnDocumentTitle() {
  const [before] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = before;
    },
    [before],
  );
}
