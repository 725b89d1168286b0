import { currency, locale } from '@shop';
import catalogueTexts from '@shop/texts/catalogue';
import type { Decorator } from '@storybook/react-vite';
import { CatalogueProvider, parseCatalogue, snapshotOf, useSavedToys } from '@toystore/storefront';
import type { PasswordPolicy } from '@toystore/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { toRoutes } from '../routing/routes.tsx';
import { type RouteEntry, routeTable } from '../routing/routeTable.ts';
import { catalogues, inShop } from './catalogues.ts';
import { type StubAnswers, StubAuth } from './StubAuth.tsx';
import { type TestUser, testUsers } from './testUsers.ts';

/** Toys by id, with the price (in minor units) and the stock that the user saw when saving them. */
type SavedOffers = Record<string, { price: number; availableQuantity: number }>;

/** Saves toys of a user who did so in the past. */
function SavedBefore({ person, offers }: { person: TestUser; offers: SavedOffers }) {
  const { status, setSaved } = useSavedToys(testUsers[person]?.uid);
  const saveAll = useEffectEvent(() => {
    for (const [toyId, offer] of Object.entries(offers)) setSaved(toyId, true, offer);
  });
  useEffect(() => {
    if (status === 'ready') saveAll();
  }, [status]);
  return null;
}

const initialCatalogue = () =>
  snapshotOf(parseCatalogue(inShop(catalogues.shop), currency).toys, locale);

/** The URL at which a story opens the app, and the state of its accounts. */
export interface AppParameters {
  /** The URL to open: `/alltoy#3`. */
  address?: string;
  /** The signed-in user; a visitor by default. */
  person?: TestUser;
  /** Account operations that fail or never end. */
  answers?: StubAnswers;
  /** The provider's rules for passwords, which it reports when it refuses one. */
  passwordPolicy?: PasswordPolicy;
  /** The provider's error code for the end of the last session. */
  endedSession?: string;
  /** The toys that the user saved in the past. */
  saved?: SavedOffers;
  /** Whether the page was prerendered with the first toys of the shop. */
  prerendered?: boolean;
  /** A route in addition to the app's own. */
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
  saved,
  prerendered = false,
  extraRoute,
}: AppParameters) {
  // Scroll positions are stored by key and outlive the router: each story needs its own key.
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
      {saved && <SavedBefore person={person} offers={saved} />}
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

/** Restores the document's title when the story is removed. */
function useOwnDocumentTitle() {
  const [before] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = before;
    },
    [before],
  );
}
