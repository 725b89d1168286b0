import titles from '../shops/toystore/texts/pages.json' with { type: 'json' };
import { paths } from '../src/page/paths.ts';
import { routeTable } from '../src/routing/routeTable.ts';
import { toyAt } from './catalogue.ts';

/** A page of the shop, for the e2e tests that visit every page. */
interface Screen {
  path: string;
  /** The document's title before `| ToyStore`. */
  title: string;
  /** The page's level-one heading. */
  heading: string;
  /** The URL for search engines. A page without one asks not to be indexed. */
  canonical: string | undefined;
  /** The page is an HTML file that shows it without JavaScript. */
  prerendered: boolean;
  /** A visitor is redirected to Login. */
  needsSignIn: boolean;
  /** The host's status code for the page, if it is not 200. */
  status: 404 | undefined;
}

const { toyName } = toyAt(0);

/** The headings of each route's pages, with path and title where a route has several. */
const PAGES: Record<string, { path?: string; title?: string; heading: string }[]> = {
  [paths.root]: [{ heading: 'ToyStore' }],
  [paths.home]: [{ heading: 'ToyStore' }],
  [paths.allToys]: [{ heading: 'Our All Toys' }],
  [paths.login]: [{ heading: 'Login' }],
  [paths.register]: [{ heading: 'Register' }],
  [paths.myProfile]: [{ heading: 'My Profile' }],
  [paths.toyDetail]: [
    { path: '/toys/1', title: toyName, heading: toyName },
    { path: '/toys/999', title: 'Toy Not Found', heading: 'Toy not found' },
  ],
  [paths.authAction]: [{ heading: 'This link is incomplete' }],
  '*': [{ path: '/nowhere', heading: 'Oops! Page not found' }],
};

export const screens: readonly Screen[] = routeTable.flatMap((entry) => {
  const pages = PAGES[entry.path];
  if (pages === undefined) throw new Error(`e2e/screens.ts has no heading for ${entry.path}.`);
  return pages.map((page) => ({
    path: entry.path,
    title: titles[entry.title],
    canonical: entry.canonical,
    prerendered: entry.file !== undefined,
    needsSignIn: entry.access === 'login required',
    status: entry.path === '*' ? 404 : undefined,
    ...page,
  }));
});
