/** The page that the host answers with for all that need an id or an account. */
const SHELL = '/myprofile';

/** The pages that are precached, by their paths. The shell stands for those with an id or an account. */
export const PRECACHED_PAGES = ['/', '/home', '/alltoy', '/login', '/register', SHELL];

/** The host answers with the shell here. The page of e-mail links is left out: its address holds a code. */
const SHELL_PATH = /^\/(?:toys\/[^/]+|myprofile)$/;

/**
 * Returns the cached page of a navigation; `undefined` for a page that is not the shop's, such as Firebase's own below `/__/`, or
 * that needs the network.
 */
export function precachedPage(pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (SHELL_PATH.test(path)) return SHELL;
  return PRECACHED_PAGES.find((page) => page === path);
}
