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
} as const;

/** The address of one toy's page. */
export function toyPath(toyId: string): string {
  return `/toys/${encodeURIComponent(toyId)}`;
}

/** The address of one toy's card among all toys. */
export function toyCardPath(toyId: string): string {
  return `${paths.allToys}#${encodeURIComponent(toyId)}`;
}

/** A protected page that a visitor was turned away from. */
export type ReturnTarget =
  | { path: string; page: 'profile' }
  | { path: string; page: 'toy'; toyId: string };

/**
 * Reads where a visitor was going out of a navigation's state, which may hold anything:
 * only this app's protected pages are ever followed, rebuilt from what was matched.
 */
export function readReturnTarget(state: unknown): ReturnTarget | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  if (typeof state.from !== 'string') return undefined;
  if (matchPath(paths.myProfile, state.from)) return { path: paths.myProfile, page: 'profile' };
  const toyId = matchPath(paths.toyDetail, state.from)?.params.toyId;
  return toyId === undefined ? undefined : { path: toyPath(toyId), page: 'toy', toyId };
}
