import { currency, locale } from '@shop';
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

/** Only pages behind a login show dates, and none of those is prerendered: they may be the shopper's own. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Joins the kit to the router and to the shop's pictures and words, around every screen. */
function Root() {
  return (
    <UiProvider
      Link={RouterLink}
      pictureSources={pictureSources}
      labels={labels}
      locale={locale}
      currency={currency}
      timeZone={timeZone}
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
    caseSensitive: true, // as to the host
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

/** Puts pages into the shop's layout. */
function inLayout(children: RouteObject[]): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: () => null,
      // React Router leaves `<main>` empty when the boundary of a route whose own `lazy` fails is on that same route.
      children: [{ ErrorBoundary: ErrorScreen, children }],
    },
  ];
}

/** The routes of a route table, with the guard around those that need a login. */
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

/** The layout around 'Loading...', for the shell: pages that need an id or an account. */
export const shellRoutes = inLayout([
  { path: '*', handle: { description: 'shopDescription' }, element: <Waiting /> },
]);
