import { useEffect, useState } from 'react';
import {
  type Location,
  matchRoutes,
  parsePath,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router';
import { RequireUser } from './auth/RequireUser.tsx';
import { Waiting } from './auth/Waiting.tsx';
import { Store } from './layout/Store.tsx';
import { hasCode, type LateScreen, loadScreen, readScreen } from './loading/screenCode.ts';
import { useSettled } from './loading/useSettled.ts';
import { paths } from './paths.ts';
import { ScreenBoundary } from './screens/Broken/ScreenBoundary.tsx';

/** One line of the route table. */
export interface StoreRoute extends LateScreen {
  /** Who may see it (specification, section 2). */
  access: 'everyone' | 'login required';
  /** The page's title, and its heading while it is not known who is there. A screen may know better later. */
  title: string;
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

function Screen({ access, title, ...late }: StoreRoute) {
  const { key } = useLocation();
  const Drawn = useSettled(late, key) ? readScreen(late) : undefined;
  if (Drawn === undefined) return null; // only the first screen, where it was not loaded ahead
  if (access === 'everyone') return <Drawn />;
  return (
    <RequireUser title={title}>
      <Drawn />
    </RequireUser>
  );
}

/** A line of the route table as the router takes it: guarded, and with a screen for when its own throws. */
export function toRouteObject(route: StoreRoute): RouteObject {
  return {
    path: route.path,
    handle: route,
    element: (
      <ScreenBoundary>
        <Screen {...route} />
      </ScreenBoundary>
    ),
  };
}

const inStore = (children: RouteObject[]): RouteObject[] => [
  {
    element: (
      <ScreenBoundary>
        <Store />
      </ScreenBoundary>
    ),
    children,
  },
];

/** The route table: path, access, screen. Each screen loads when it is first visited. */
export const routes = inStore(storeRoutes.map(toRouteObject));

/** What stands around a screen, and that it is on its way. */
export const shellRoutes = inStore([{ path: '*', element: <Waiting title="ToyStore" /> }]);

/**
 * Draws what is at the router's address. Where its code is still on its way, what was there before stays; all else is
 * drawn at once, in one go: in the pieces of a transition it takes half as long again.
 */
export function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes, useDrawnLocation(routes));
}

function useDrawnLocation(routes: RouteObject[]): Location {
  const location = useLocation();
  const [drawn, setDrawn] = useState(location);
  const late = lateScreenAt(routes, location.pathname);
  const isThere = useSettled(late, location.key);
  useEffect(() => {
    if (!isThere && late) void loadScreen(late, location.key);
  }, [isThere, late, location.key]);
  if (isThere && drawn !== location) setDrawn(location);
  return isThere ? location : drawn;
}

function lateScreenAt(routes: RouteObject[], pathname: string): LateScreen | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Which line of the route table an address leads to, by its path. */
export function routePathAt(pathname: string): string | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.path;
}

function routeAt(pathname: string): StoreRoute | undefined {
  const path = routePathAt(pathname);
  return storeRoutes.find((route) => route.path === path);
}

/** The title of the page at an address, as far as the route table knows it. */
export function titleAt(pathname: string): string | undefined {
  return routeAt(pathname)?.title;
}

/**
 * Loads the screen at an address, so that it can be drawn at once: to prerender it, to take it over without a moment
 * of nothing, and for each visit. What does not arrive, the screen itself says when it is drawn.
 */
export async function loadScreenAt(pathname: string, visit = 'default'): Promise<void> {
  const late = lateScreenAt(routes, pathname);
  if (late !== undefined) await loadScreen(late, visit);
}

/** Whether the screen at an address can be drawn: its code has come. */
export function hasScreenAt(pathname: string): boolean {
  const late = lateScreenAt(routes, pathname);
  return late !== undefined && hasCode(late);
}

/** Loads the screen that a link of this shop leads to, ahead of a visit. */
export function prefetchScreen(href: string): void {
  if (href.startsWith('/')) void loadScreenAt(parsePath(href).pathname ?? '', 'ahead');
}
