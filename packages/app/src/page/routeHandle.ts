import texts from '@shop/texts/pages';
import { useMatches } from 'react-router';

/** The page texts without placeholders. */
export type PageText = Exclude<keyof typeof texts, 'title'>;

/** The metadata of a page: the route's `handle`, which is its entry in the route table. */
export interface RouteHandle {
  /** The page's title without its suffix; none for the shell, which is served for many URLs. */
  title?: PageText;
  /** The screen renders a title that depends on its content; until then `title` applies. */
  hasOwnTitle?: true;
  /** The description for search engines. */
  description?: PageText;
  /** The path under which search engines list the page. Without it the page asks not to be listed. */
  canonical?: string;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null;

/** Returns the text of a page. */
export const pageText = (key: PageText): string => texts[key];

/** The current page, with the shop's texts. */
interface CurrentPage extends Omit<RouteHandle, 'title' | 'description'> {
  title: string | undefined;
  description: string | undefined;
}

/** Returns the handle of the current page. */
export function useCurrentPage(): CurrentPage {
  const handle = useMatches().at(-1)?.handle;
  const { title, description, ...rest } = isRouteHandle(handle) ? handle : {};
  return {
    ...rest,
    title: title && pageText(title),
    description: description && pageText(description),
  };
}
