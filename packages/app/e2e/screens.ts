import { toyAt } from './catalogue.ts';

/** A page of the shop, as the e2e tests that look at every page know it. */
interface Screen {
  path: string;
  /** What the document's title says before `| ToyStore`. */
  title: string;
  /** The page's level-one heading. */
  heading: string;
  /** A visitor is sent to the login page instead. */
  needsLogin?: true;
  /** The address that search engines may list the page under. Without one it asks not to be listed. */
  canonical?: string;
  /** The page is a file of its own, which shows it without JavaScript. */
  prerendered?: true;
  /** The host answers with this status. */
  status?: 404;
}

const home = { title: 'Home', heading: 'ToyStore', canonical: '/', prerendered: true } as const;
const { toyName } = toyAt(0);

export const screens: readonly Screen[] = [
  { path: '/', ...home },
  { path: '/home', ...home },
  {
    path: '/alltoy',
    title: 'All Toys',
    heading: 'Our All Toys',
    canonical: '/alltoy',
    prerendered: true,
  },
  { path: '/login', title: 'Login', heading: 'Login', prerendered: true },
  { path: '/register', title: 'Register', heading: 'Register', prerendered: true },
  { path: '/myprofile', title: 'My Profile', heading: 'My Profile', needsLogin: true },
  { path: '/toys/1', title: toyName, heading: toyName, needsLogin: true },
  { path: '/toys/999', title: 'Toy Not Found', heading: 'Toy not found', needsLogin: true },
  { path: '/auth/action', title: 'Email Link', heading: 'This link is incomplete' },
  {
    path: '/nowhere',
    title: 'Not Found',
    heading: 'Oops! Page not found',
    prerendered: true,
    status: 404,
  },
];
