import type { Decorator } from '@storybook/react-vite';
import { Suspense, useEffect, useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ProviderPasswordPolicy } from '../auth/AccountServices.ts';
import type { AuthFailure } from '../auth/authErrors.ts';
import { CatalogueProvider } from '../catalogue/CatalogueProvider.tsx';
import { snapshotOf } from '../catalogue/initialCatalogue.ts';
import { parseCatalogue } from '../catalogue/toySchema.ts';
import { toRoutes } from '../routes.tsx';
import { type RouteEntry, routeTable } from '../routeTable.ts';
import { catalogues } from './catalogues.ts';
import type { Person } from './people.ts';
import { type StubAnswers, StubAuth } from './StubAuth.tsx';

const initialCatalogue = snapshotOf(parseCatalogue(catalogues.shop).toys);

/** Where a story opens the store, and what the store meets there. */
export interface StoreParameters {
  /** The address to open, as in the browser's bar: `/alltoy#3`. */
  address?: string;
  /** Who is there: a visitor, unless said otherwise. */
  person?: Person;
  /** Account operations that fail or never end. */
  answers?: StubAnswers;
  /** What the provider asks of passwords, once it has refused one. */
  passwordPolicy?: ProviderPasswordPolicy;
  /** Why the provider ended the last session. */
  endedSession?: AuthFailure;
  /** Whether the page was prerendered with the first toys of the shop. */
  prerendered?: boolean;
  /** A route beside the store's own. */
  extraRoute?: RouteEntry;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    store?: StoreParameters;
  }
}

/**
 * Opens the whole store, its own routes and catalogue included, at the address in `parameters.store`.
 * The router draws the screen; the story's component only gives it its name. What `/toy.json`
 * answers is up to `parameters.msw`.
 */
export const inStore: Decorator = (_Story, { parameters: { store = {} } }) => (
  <StoreInMemory {...store} />
);

function StoreInMemory({
  address = '/',
  person = 'visitor',
  answers = {},
  passwordPolicy,
  endedSession,
  prerendered = false,
  extraRoute,
}: StoreParameters) {
  // Scroll offsets are kept by key, beyond the router's life: each story needs one of its own.
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
      <CatalogueProvider initial={prerendered ? initialCatalogue : undefined}>
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
