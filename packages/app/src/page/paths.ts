import { matchPath } from 'react-router';

/** The shop's addresses (specification, section 2). */
export const paths = {
  root: '/',
  home: '/home',
  allToys: '/alltoy',
  login: '/login',
  register: '/register',
  myProfile: '/myprofile',
  toyDetail: '/toys/:toyId',
  /** Where the provider's emails lead: their `mode` and `oobCode` say what for. */
  authAction: '/auth/action',
} as const;

/** The address of one toy's page. */
export const toyPath = ({ toyId }: { toyId: string }) =>
  `/toys/${encodeURIComponent(toyId.toWellFormed())}`; // half a surrogate pair has no code in an address

/** The address of one toy's card among all toys. */
export const toyCardPath = ({ toyId }: { toyId: string }) =>
  `${paths.allToys}#${encodeURIComponent(toyId.toWellFormed())}`;

/** Matches a path as the route table does. */
export const matches = <Path extends string>(path: Path, pathname: string) =>
  matchPath({ path, caseSensitive: true }, pathname);

/** A protected page that a visitor was turned away from. */
export type ReturnTarget = { path: string; toyId?: string };

/**
 * Reads where a visitor was going out of a navigation's state, which may hold anything:
 * only this app's protected pages are ever followed, rebuilt from what was matched.
 */
export function readReturnTarget(state: unknown): ReturnTarget | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  if (typeof state.from !== 'string') return undefined;
  if (matches(paths.myProfile, state.from)) return { path: paths.myProfile };
  const toyId = readToyId(state.from);
  return toyId === undefined ? undefined : { path: toyPath({ toyId }), toyId };
}

/** The id in the address of a toy's page, read as the router reads it for that page. */
export function readToyId(pathname: string): string | undefined {
  const segment = matches(paths.toyDetail, pathname)?.params.toyId;
  if (segment === undefined) return undefined;
  const toyId = decodeSegment(segment);
  // To a browser these lead up or nowhere, however they are written.
  return toyId === '.' || toyId === '..' ? undefined : toyId;
}

/**
 * The one way in which the shop writes an address, whatever a visitor or another site wrote: single slashes and none at the
 * end, nothing encoded that need not be, and no `.html`. A path that begins with `//` would be another host to the browser.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const path = `/${segments.map((segment) => encodeURIComponent(decodeSegment(segment))).join('/')}`;
  const page = pathname.endsWith('/') ? path : path.replace(/^(\/\w+)\.html$/, '$1');
  return page === '/index' ? paths.root : page;
}

/** Decodes a part of an address; one with a stray `%` stands for itself. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
