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
export function toyPath(toyId: string): string {
  return `/toys/${encoded(toyId)}`;
}

/** The address of one toy's card among all toys. */
export function toyCardPath(toyId: string): string {
  return `${paths.allToys}#${encoded(toyId)}`;
}

/** Half a surrogate pair has no code in an address; as in any address, the replacement character stands for it. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
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
  const toyId = readToyId(state.from);
  return toyId === undefined ? undefined : { path: toyPath(toyId), page: 'toy', toyId };
}

/** The id in the address of a toy's page, read as the router reads it for that page. */
function readToyId(pathname: string): string | undefined {
  const segment = matchPath(paths.toyDetail, pathname)?.params.toyId;
  if (segment === undefined) return undefined;
  const toyId = decoded(segment);
  // To a browser these lead up or nowhere, however they are written.
  return toyId === '.' || toyId === '..' ? undefined : toyId;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const AUTH_ACTION_MODES = [
  'verifyEmail',
  'resetPassword',
  'recoverEmail',
  'verifyAndChangeEmail',
] as const;

/** What a link in one of the provider's emails asks for, and the code that proves who follows it. */
export interface AuthAction {
  mode: (typeof AUTH_ACTION_MODES)[number];
  code: string;
}

/** Reads a location's `search` at `paths.authAction`; nothing when the link is not whole. */
export function readAuthAction(search: string): AuthAction | undefined {
  const query = new URLSearchParams(search);
  const mode = AUTH_ACTION_MODES.find((known) => known === query.get('mode'));
  const code = query.get('oobCode') ?? '';
  return mode === undefined || code.trim() === '' ? undefined : { mode, code };
}

const CONTINUE_PATHS = [
  paths.root,
  paths.home,
  paths.allToys,
  paths.login,
  paths.register,
  paths.myProfile,
];

/**
 * Reads where a link of the provider's emails wants to go on to (`continueUrl`), which anybody can write:
 * only pages of this shop are ever followed, rebuilt from what was matched.
 *
 * @param origin of this shop, such as `https://shop.example`
 */
export function readContinuePath(search: string, origin: string): string | undefined {
  const target = new URLSearchParams(search).get('continueUrl') ?? '';
  if (!URL.canParse(target)) return undefined;
  const url = new URL(target);
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined;
  const page = CONTINUE_PATHS.find((path) => matchPath(path, url.pathname));
  if (page !== undefined) return page;
  const toyId = readToyId(url.pathname);
  return toyId === undefined ? undefined : toyPath(toyId);
}
