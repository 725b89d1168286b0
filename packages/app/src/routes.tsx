import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { RequireUser } from './auth/RequireUser.tsx';
import { Store } from './layout/Store.tsx';
import { paths } from './paths.ts';
import { Broken } from './screens/Broken/Broken.tsx';

/** One line of the route table. */
export interface StoreRoute {
  path: string;
  /** Who may see it (specification, section 2). */
  access: 'everyone' | 'login required';
  /** The heading that stands while it is not known who is there. */
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
    HydrateFallback: () => null,
    children: storeRoutes.map(toRouteObject),
  },
];
