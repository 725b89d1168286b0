import { alternates } from '@shop';
import { type InitialCatalogue, initialCatalogueScript } from '@toystore/storefront';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../src/App.tsx';
import { clickReplayScript } from '../src/loading/clickReplay.ts';
import { absoluteUrl } from '../src/page/siteUrl.ts';
import { routes, shellRoutes } from '../src/routing/routes.tsx';
import { type RouteEntry, routeTable, SHELL_FILE } from '../src/routing/routeTable.ts';
import { sitemap } from './sitemap.ts';

export { parseCatalogue, snapshotOf } from '@toystore/storefront';

/** A page as React renders it. */
export interface PrerenderedPage {
  /** The file it is written to. Firebase Hosting leaves `.html` out of URLs. */
  file: string;
  /** Its route's path; none for the shell. */
  route?: string;
  /** The module of its screen, as Vite's manifest names it. */
  modules: string[];
  /** What React hoists into `<head>`: title and meta elements, preloads. */
  head: string;
  /** The content of `#root`. */
  body: string;
  /** The elements after `#root`. */
  data: string;
}

/** Renders every page that has a file in the route table, and the shell for the others. */
export function prerenderPages(
  catalogue: InitialCatalogue | undefined,
): Promise<PrerenderedPage[]> {
  const files = routeTable.flatMap((entry) => (entry.file ? [{ ...entry, file: entry.file }] : []));
  return Promise.all([...files.map((entry) => prerenderPage(entry, catalogue)), prerenderShell()]);
}

async function prerenderPage(
  { path, file, module, toys }: RouteEntry & { file: string },
  catalogue: InitialCatalogue | undefined,
): Promise<PrerenderedPage> {
  const initialCatalogue = toys ? catalogue : undefined;
  const html = await renderHtml(routes, path === '*' ? '/404' : path, initialCatalogue);
  const snapshot = initialCatalogue ? initialCatalogueScript(initialCatalogue) : '';
  const data = `<script>${clickReplayScript}</script>${snapshot}`;
  return { file, route: path, modules: [module], ...html, data };
}

/** The page for what needs an id or an account: the layout around 'Loading...'. It is rendered anew, not hydrated. */
async function prerenderShell(): Promise<PrerenderedPage> {
  const html = await renderHtml(shellRoutes, '/', undefined);
  return { file: SHELL_FILE, modules: [], ...html, data: '' };
}

/** Renders the first state of a page: nobody knows who is signed in, and the catalogue is loading. */
async function renderHtml(
  routeObjects: typeof routes,
  path: string,
  initialCatalogue: InitialCatalogue | undefined,
): Promise<{ head: string; body: string }> {
  const { query, dataRoutes } = createStaticHandler(routeObjects);
  const context = await query(new Request(absoluteUrl(path)));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  const { prelude } = await prerender(
    <App initial={initialCatalogue}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const start = html.indexOf('<div'); // the layout: React puts what it hoists before it
  return { head: html.slice(0, start), body: html.slice(start) };
}

/** The sitemap of the pages that search engines may list. */
export function shopSitemap(): string {
  const listed = new Set(routeTable.flatMap(({ canonical }) => canonical ?? []));
  return sitemap(listed, { absoluteUrl, alternates });
}

/** What crawlers may visit. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}
