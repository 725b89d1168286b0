import { useMatches } from 'react-router';

/** What the layout knows about the page on screen: the route's `handle`, which is its line of the route table. */
export interface RouteHandle {
  /** The page's title without its suffix; none for the shell, which is the page of many addresses. */
  title?: string;
  /** The screen renders a title that depends on what it shows; until it does, `title` is the page's. */
  hasOwnTitle?: true;
  /** What a search engine shows below the title. */
  description?: string;
  /** The address that search engines list the page under. Without it they are asked not to list it. */
  canonical?: string;
  /** The path of the screen that is likely to be opened next; its chunk is fetched when the browser is idle. */
  next?: (isSignedIn: boolean) => string;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null;

/** The handle of the page on screen. */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle : {};
}
