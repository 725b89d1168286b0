import { currency, locale, priceDecimals } from '@shop';
import labels from '@shop/texts/kit';
import { MessagesProvider, UiProvider } from '@toystore/ui';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { RequireUser } from '../auth/RequireUser.tsx';
import { Waiting } from '../auth/Waiting.tsx';
import { Layout } from '../layout/Layout.tsx';
import { pageHeading } from '../page/focusHeading.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { type PageText, pageText } from '../page/routeHandle.ts';
import { pictureSources } from '../pictures/pictureSources.ts';
import { ErrorScreen } from '../screens/ErrorScreen/ErrorScreen.tsx';
import { loadScreen } from './loadScreen.ts';
import { Prefetch } from './prefetch/Prefetch.ts';
import { RouterLink } from './RouterLink.tsx';
import { type RouteEntry, routeTable } from './routeTable.ts';

/** Provides the router, the shop's pictures and texts to the kit, around every screen. */
function Root() {
  return (
    <UiProvider
      Link={RouterLink}
      pictureSources={pictureSources}
      labels={labels}
      locale={locale}
      currency={currency}
      priceDecimals={priceDecimals}
      timeZone="local" // only pages behind a login show dates, and none of them is prerendered
    >
      <MessagesProvider finalFocus={pageHeading}>
        <Layout />
      </MessagesProvider>
      <Prefetch />
    </UiProvider>
  );
}

function toRouteObject(entry: RouteEntry): RouteObject {
  return {
    path: entry.path,
    caseSensitive: true, // as on the host
    handle: entry,
    lazy: async () => {
      const { Component } = await loadScreen(entry);
      return { Component: entry.hasOwnTitle ? Component : withTitle(entry.title, Component) };
    },
  };
}

const withTitle = (title: PageText, Screen: ComponentType) => () => (
  <>
    <PageTitle>{pageText(title)}</PageTitle>
    <Screen />
  </>
);

/** Nests pages in the shop's layout. */
function inLayout(children: RouteObject[]): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: () => null,
      // React Router leaves `<main>` empty if a route's own `lazy` fails and its boundary is on the same route.
      children: [{ ErrorBoundary: ErrorScreen, children }],
    },
  ];
}

/** Returns the routes of a route table, with the guard around those that need a login. */
export function toRoutes(table: readonly RouteEntry[]): RouteObject[] {
  const isOpen = ({ access }: RouteEntry) => access === 'everyone';
  return inLayout([
    ...table.filter(isOpen).map(toRouteObject),
    {
      Component: RequireUser,
      children: table.filter((entry) => !isOpen(entry)).map(toRouteObject),
    },
  ]);
}

/** The shop's routes. */
export const routes = toRoutes(routeTable);

/** The routes of the shell: the layout around 'Loading...', for paths with an id or an account. */
export const shellRoutes = inLayout([
  { path: '*', handle: { description: 'shopDescription' }, element: <Waiting /> },
]);
