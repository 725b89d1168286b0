import type { Decorator } from '@storybook/react-vite';
import { Suspense, useEffect, useState } from 'react';
import { MemoryRouter, parsePath, type RouteObject } from 'react-router';
import type { ProviderPasswordPolicy } from '../auth/AccountServices.ts';
import type { AuthFailure } from '../auth/authErrors.ts';
import { CatalogueProvider } from '../catalogue/CatalogueProvider.tsx';
import { snapshotOf } from '../catalogue/initialCatalogue.ts';
import { parseCatalogue } from '../catalogue/toySchema.ts';
import { routes, Screens, type StoreRoute, toRouteObject } from '../routes.tsx';
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
  /** Whether the page was built with the first toys of the shop. */
  known?: boolean;
  /** A route beside the store's own. */
  extraRoute?: StoreRoute;
}

export type { StoreRoute };

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
  known = false,
  extraRoute,
}: StoreParameters) {
  // Scroll offsets are kept by key, beyond the router's life: each story needs one of its own.
  const [entry] = useState(() => ({ ...parsePath(address), key: String(Math.random()) }));
  const [shown] = useState(() => withRoute(extraRoute));
  useOwnDocumentTitle();
  return (
    <StubAuth
      person={person}
      answers={answers}
      passwordPolicy={passwordPolicy}
      endedSession={endedSession}
    >
      <CatalogueProvider initial={known ? initialCatalogue : undefined}>
        <MemoryRouter initialEntries={[entry]}>
          <Suspense>
            <Screens routes={shown} />
          </Suspense>
        </MemoryRouter>
      </CatalogueProvider>
    </StubAuth>
  );
}

function withRoute(extra: StoreRoute | undefined): RouteObject[] {
  if (extra === undefined) return routes;
  return routes.map(({ children = [], ...root }) => ({
    ...root,
    index: false,
    children: [toRouteObject(extra), ...children],
  }));
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
