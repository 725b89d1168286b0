import type { ComponentType } from 'react';
import { matchRoutes, parsePath, type RouteObject } from 'react-router';
import { RequireUser } from './auth/RequireUser.tsx';
import { Waiting } from './auth/Waiting.tsx';
import { Store } from './layout/Store.tsx';
import { paths } from './paths.ts';
import { Broken } from './screens/Broken/Broken.tsx';

/** One line of the route table. */
export interface StoreRoute {
  path: string;
  /** Who may see it (specification, section 2). */
  access: 'everyone' | 'login required';
  /** The page's title, and its heading while it is not known who is there. A screen may know better later. */
  title: string;
  screen: () => Promise<ComponentType>;
}

const home = () => import('./screens/Home/Home.tsx').then(({ Home }) => Home);

const storeRoutes: StoreRoute[] = [
  { path: paths.root, access: 'everyone', title: 'Home', screen: home },
  { path: paths.home, access: 'everyone', title: 'Home', screen: home },
  {
    path: paths.allToys,
    access: 'everyone',
    title: 'All Toys',
    screen: () => import('./screens/AllToys/AllToys.tsx').then(({ AllToys }) => AllToys),
  },
  {
    path: paths.login,
    access: 'everyone',
    title: 'Login',
    screen: () => import('./screens/Login/Login.tsx').then(({ Login }) => Login),
  },
  {
    path: paths.register,
    access: 'everyone',
    title: 'Register',
    screen: () => import('./screens/Register/Register.tsx').then(({ Register }) => Register),
  },
  {
    path: paths.myProfile,
    access: 'login required',
    title: 'My Profile',
    screen: () => import('./screens/MyProfile/MyProfile.tsx').then(({ MyProfile }) => MyProfile),
  },
  {
    path: paths.toyDetail,
    access: 'login required',
    title: 'Toy',
    screen: () => import('./screens/ToyDetail/ToyDetail.tsx').then(({ ToyDetail }) => ToyDetail),
  },
  {
    path: paths.authAction,
    access: 'everyone',
    title: 'Email Link',
    screen: () => import('./screens/EmailLink/EmailLink.tsx').then(({ EmailLink }) => EmailLink),
  },
  {
    path: '*',
    access: 'everyone',
    title: 'Not Found',
    screen: () => import('./screens/NotFound/NotFound.tsx').then(({ NotFound }) => NotFound),
  },
];

/** The router shows nothing at all where `lazy` fails, so a screen whose code never arrives throws instead. */
function throwing(error: unknown): ComponentType {
  return () => {
    throw error;
  };
}

/** A line of the route table as the router takes it: guarded, and with a screen for when its own throws. */
export function toRouteObject({ path, access, title, screen }: StoreRoute): RouteObject {
  return {
    path,
    ErrorBoundary: Broken,
    lazy: async () => {
      const Screen = await screen().catch(throwing);
      if (access === 'everyone') return { Component: Screen };
      return {
        Component: () => (
          <RequireUser title={title}>
            <Screen />
          </RequireUser>
        ),
      };
    },
  };
}

/** The route table: path, access, screen. Each screen loads when it is first visited. */
export const routes: RouteObject[] = [
  {
    Component: Store,
    ErrorBoundary: Broken,
    HydrateFallback: () => null, // the screen is loaded before the router starts
    children: storeRoutes.map(toRouteObject),
  },
];

const routeAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route;

/** Which line of the route table an address leads to, by its path. */
export function routePathAt(pathname: string): string | undefined {
  return routeAt(pathname)?.path;
}

/** The title of the page at an address, as far as the route table knows it. */
export function titleAt(pathname: string): string | undefined {
  const path = routePathAt(pathname);
  return storeRoutes.find((route) => route.path === path)?.title;
}

/** What stands around a screen, and that it is on its way. */
export const shellRoutes: RouteObject[] = [
  { Component: Store, children: [{ path: '*', element: <Waiting title="ToyStore" /> }] },
];

/**
 * The route table with the screen at an address loaded, so that the router can draw it at once: to prerender
 * it, and to take it over without a moment of nothing.
 */
export async function routesWithScreenAt(pathname: string): Promise<RouteObject[]> {
  const route = routeAt(pathname);
  if (typeof route?.lazy !== 'function') return routes;
  const { lazy, ...eager } = route;
  Object.assign(eager, await lazy());
  return routes.map(({ children = [], ...root }) => ({
    ...root,
    index: false,
    children: children.map((child) => (child === route ? eager : child)),
  }));
}

/** Loads the screen that a link of this shop leads to, ahead of a visit. */
export function prefetchScreen(href: string): void {
  if (!href.startsWith('/')) return;
  const lazy = routeAt(parsePath(href).pathname ?? '')?.lazy;
  if (typeof lazy === 'function') void lazy(); // what does not arrive is asked for again by the visit
}
