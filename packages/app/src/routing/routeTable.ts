import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { paths, toyPath } from '../page/paths.ts';
import type { PageText, RouteHandle } from '../page/routeHandle.ts';

/** One line of the route table. */
export interface RouteEntry extends RouteHandle {
  path: string;
  title: PageText;
  /** Who may see it (specification, section 2). */
  access: 'everyone' | 'login required';
  /** The file that the page is prerendered into. Without one the host answers with the shell. */
  file?: string;
  /** Whether the page shows toys, and so is prerendered with the first ones. */
  toys?: true;
  /** The screen's module as Vite's manifest names it; the build lets browsers preload its chunk. */
  module: string;
  /** Imports it. */
  load: () => Promise<{ Component: ComponentType }>;
}

const screen = (name: string, load: RouteEntry['load']) => ({
  module: `src/screens/${name}/${name}.tsx`,
  load,
});

/**
 * The page for what needs an id or an account: the layout around 'Loading...'. The host answers with every file at its name,
 * too, so it has the name of a path that it is the page of.
 */
export const SHELL_FILE = 'myprofile.html';

const home = {
  access: 'everyone',
  title: 'home',
  description: 'shopDescription',
  canonical: paths.root,
  toys: true,
  ...screen('Home', () => import('../screens/Home/Home.tsx')),
  next: () => paths.allToys,
} as const;

/** Every page of the shop. What is derived from it: routes, prerendered files, sitemap. */
export const routeTable: readonly RouteEntry[] = [
  { ...home, path: paths.root, file: 'index.html' },
  { ...home, path: paths.home, file: 'home.html' },
  {
    path: paths.allToys,
    access: 'everyone',
    title: 'allToys',
    description: 'allToysDescription',
    canonical: paths.allToys,
    file: 'alltoy.html',
    toys: true,
    ...screen('AllToys', () => import('../screens/AllToys/AllToys.tsx')),
    next: (isSignedIn) => (isSignedIn ? toyPath({ toyId: 'any' }) : paths.login),
  },
  {
    path: paths.login,
    access: 'everyone',
    title: 'login',
    description: 'loginDescription',
    file: 'login.html',
    ...screen('Login', () => import('../screens/Login/Login.tsx')),
  },
  {
    path: paths.register,
    access: 'everyone',
    title: 'register',
    description: 'registerDescription',
    file: 'register.html',
    ...screen('Register', () => import('../screens/Register/Register.tsx')),
  },
  {
    path: paths.myProfile,
    access: 'login required',
    title: 'myProfile',
    ...screen('MyProfile', () => import('../screens/MyProfile/MyProfile.tsx')),
  },
  {
    path: paths.toyDetail,
    access: 'login required',
    title: 'toy',
    hasOwnTitle: true,
    ...screen('ToyDetail', () => import('../screens/ToyDetail/ToyDetail.tsx')),
  },
  {
    path: paths.authAction,
    access: 'everyone',
    title: 'emailLink',
    hasOwnTitle: true,
    ...screen('EmailLink', () => import('../screens/EmailLink/EmailLink.tsx')),
  },
  {
    path: '*',
    access: 'everyone',
    title: 'notFound',
    file: '404.html',
    ...screen('NotFound', () => import('../screens/NotFound/NotFound.tsx')),
  },
];

/** The entry that a path leads to. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const routes = routeTable.map((entry) => ({ path: entry.path, caseSensitive: true, entry }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.entry;
}
