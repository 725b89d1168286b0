import { matchRoutes, parsePath, type RouteObject, useRoutes } from 'react-router';
import { RequireUser } from './auth/RequireUser.tsx';
import { Waiting } from './auth/Waiting.tsx';
import { Store } from './layout/Store.tsx';
import { type LateScreen, loadScreen, useScreen } from './loading/screenCode.ts';
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
  const Drawn = useScreen(late);
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

/** Draws what is at the router's address. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
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
 * Loads the screen at an address, so that it can be drawn at once: to prerender it, and to take it over without a
 * moment of nothing. What does not arrive, the screen itself says when it is drawn.
 */
export async function loadScreenAt(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  if (route !== undefined) await loadScreen(route).catch(() => undefined);
}

/** Loads the screen that a link of this shop leads to, ahead of a visit. */
export function prefetchScreen(href: string): void {
  if (href.startsWith('/')) void loadScreenAt(parsePath(href).pathname ?? '');
}
