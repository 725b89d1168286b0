import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { paths } from '../page/paths.ts';
import type { PageText, RouteHandle } from '../page/routeHandle.ts';

/** An entry of the route table. */
export interface RouteEntry extends RouteHandle {
  path: string;
  title: PageText;
  /** Who can open the page (specification, section 2). */
  access: 'everyone' | 'login required';
  /** The file of the prerendered page. Without one the host serves the shell. */
  file?: string;
  /** Whether the page shows toys, and so is prerendered with the first ones. */
  toys?: true;
  /** The screen's module as Vite's manifest names it; the build makes browsers preload its chunk. */
  module: string;
  /** Imports it. */
  load: () => Promise<{ Component: ComponentType }>;
}

const screen = (name: string, load: RouteEntry['load']) => ({
  module: `src/screens/${name}/${name}.tsx`,
  load,
});

/**
 * The page for paths with an id or an account: the layout around 'Loading...'. The host also serves every file under its
 * own name, so the file is named after one of these paths.
 */
export const SHELL_FILE = 'myprofile.html';

const home = {
  access: 'everyone',
  title: 'home',
  description: 'shopDescription',
  canonical: paths.root,
  toys: true,
  ...screen('Home', () => import('../screens/Home/Home.tsx')),
} as const;

/** Every page of the shop. The routes, prerendered files and sitemap are derived from it. */
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

/** Returns the entry for a path. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const routes = routeTable.map((entry) => ({ path: entry.path, caseSensitive: true, entry }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.entry;
}
