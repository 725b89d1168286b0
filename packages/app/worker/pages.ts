/** The page that the host serves for every path with an id or an account. */
const SHELL = '/myprofile';

/** The precached pages, by path. The shell serves those with an id or an account. */
export const PRECACHED_PAGES = ['/', '/home', '/alltoy', '/login', '/register', SHELL];

/** The paths for which the host serves the shell, without the page of e-mail links: its URL contains a code. */
const SHELL_PATH = /^\/(?:toys\/[^/]+|myprofile)$/;

/**
 * Returns the cached page of a navigation; `undefined` for a page that needs the network or is not the shop's, such as
 * Firebase's below `/__/`.
 */
export function precachedPage(pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (SHELL_PATH.test(path)) return SHELL;
  return PRECACHED_PAGES.find((page) => page === path);
}
