import { useMatches } from 'react-router';

/** What the layout knows about the page on screen: the route's `handle`, which is its line of the route table. */
export interface RouteHandle {
  title: string;
  description?: string;
  canonical?: string;
  next?: (isSignedIn: boolean) => string;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The handle of the page on screen. */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle : { title: 'ToyStore' };
}
