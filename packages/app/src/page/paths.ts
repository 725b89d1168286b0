import { matchPath } from 'react-router';

/** The shop's paths (specification, section 2). */
export const paths = {
  root: '/',
  home: '/home',
  allToys: '/alltoy',
  login: '/login',
  register: '/register',
  myProfile: '/myprofile',
  toyDetail: '/toys/:toyId',
  /** The page for links in the provider's emails: `mode` says what for, `oobCode` is the code. */
  authAction: '/auth/action',
} as const;

/** Returns the path of a toy's page. */
export const toyPath = ({ toyId }: { toyId: string }) =>
  `/toys/${encodeURIComponent(toyId.toWellFormed())}`; // a lone surrogate cannot be encoded in a URL

/** The id of the warnings on a toy's page. */
export const SAFETY_ID = 'safety';

/** Returns the path of the warnings on a toy's page. */
export const toySafetyPath = (toy: { toyId: string }) => `${toyPath(toy)}#${SAFETY_ID}`;

/** Returns the path of a toy's card on All toys. */
export const toyCardPath = ({ toyId }: { toyId: string }) =>
  `${paths.allToys}#${encodeURIComponent(toyId.toWellFormed())}`;

/** Matches a path as the route table does. */
export const matches = <Path extends string>(path: Path, pathname: string) =>
  matchPath({ path, caseSensitive: true }, pathname);

/** A protected page that has redirected a visitor. */
export type ReturnTarget = { path: string; toyId?: string };

/**
 * Reads the page that redirected a visitor from a navigation's state, which may contain anything: only this app's
 * protected pages are followed, rebuilt from the matched parts.
 */
export function readReturnTarget(state: unknown): ReturnTarget | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  if (typeof state.from !== 'string') return undefined;
  if (matches(paths.myProfile, state.from)) return { path: paths.myProfile };
  const toyId = readToyId(state.from);
  if (toyId === undefined) return undefined;
  const isSafety = 'hash' in state && state.hash === `#${SAFETY_ID}`;
  return { path: (isSafety ? toySafetyPath : toyPath)({ toyId }), toyId };
}

/** Returns the id in the path of a toy's page, decoded as the router decodes it. */
export function readToyId(pathname: string): string | undefined {
  const segment = matches(paths.toyDetail, pathname)?.params.toyId;
  if (segment === undefined) return undefined;
  const toyId = decodeSegment(segment);
  // Browsers resolve these segments, in any encoding.
  return toyId === '.' || toyId === '..' ? undefined : toyId;
}

/**
 * Returns the canonical form of a path: single slashes and none at the end, nothing encoded unnecessarily, and no `.html`.
 * A path that starts with `//` would be another host to the browser.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const path = `/${segments.map((segment) => encodeURIComponent(decodeSegment(segment))).join('/')}`;
  const page = pathname.endsWith('/') ? path : path.replace(/^(\/\w+)\.html$/, '$1');
  return page === '/index' ? paths.root : page;
}

/** Decodes a path segment; returns one with a stray `%` unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
