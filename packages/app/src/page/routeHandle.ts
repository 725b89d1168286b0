import texts from '@shop/texts/pages';
import { useMatches } from 'react-router';

/** The texts of pages that have no values. */
export type PageText = Exclude<keyof typeof texts, 'title'>;

/** What the layout knows about the page on screen: the route's `handle`, which is its line of the route table. */
export interface RouteHandle {
  /** The page's title without its suffix; none for the shell, which is the page of many addresses. */
  title?: PageText;
  /** The screen renders a title that depends on what it shows; until it does, `title` is the page's. */
  hasOwnTitle?: true;
  /** What a search engine shows below the title. */
  description?: PageText;
  /** The address that search engines list the page under. Without it they are asked not to list it. */
  canonical?: string;
  /** The path of the screen that is likely to be opened next; its chunk is fetched when the browser is idle. */
  next?: (isSignedIn: boolean) => string;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null;

/** The text of a page. */
export const pageText = (key: PageText): string => texts[key];

/** The page on screen, in the shop's words. */
interface CurrentPage extends Omit<RouteHandle, 'title' | 'description'> {
  title: string | undefined;
  description: string | undefined;
}

/** What the handle of the page on screen says. */
export function useCurrentPage(): CurrentPage {
  const handle = useMatches().at(-1)?.handle;
  const { title, description, ...rest } = isRouteHandle(handle) ? handle : {};
  return {
    ...rest,
    title: title && pageText(title),
    description: description && pageText(description),
  };
}
