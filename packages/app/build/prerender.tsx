import { alternates, currency, listToyPages, locale, name } from '@shop';
import pageTexts from '@shop/texts/pages';
import {
  type InitialCatalogue,
  initialCatalogueScript,
  snapshotOf,
  type Toy,
} from '@toystore/storefront';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../src/App.tsx';
import { clickReplayScript } from '../src/loading/clickReplay.ts';
import { earlyInputScript } from '../src/loading/earlyInput.ts';
import { absoluteUrl } from '../src/page/siteUrl.ts';
import { routes, shellRoutes } from '../src/routing/routes.tsx';
import { type RouteEntry, routeTable, SHELL_FILE } from '../src/routing/routeTable.ts';
import { merchantFeed } from './channels/merchantFeed.ts';
import { productList, structuredDataScript } from './channels/productList.ts';
import { ToyMeta } from './linkPictures/ToyMeta.tsx';
import type { LinkPictures } from './linkPictures/writeLinkPictures.ts';
import { sitemap } from './sitemap.ts';

export { parseCatalogue } from '@toystore/storefront';

const channel = { name, locale, currency, absoluteUrl };

/** A page as React renders it. */
export interface PrerenderedPage {
  /** The file to write. Firebase Hosting leaves `.html` out of URLs. */
  file: string;
  /** The path of the page's route; the shell has none. */
  route?: string;
  /** The name of its screen's module in Vite's manifest. */
  modules: string[];
  /** The elements that React hoists into `<head>`: title, meta elements, preloads. */
  head: string;
  /** The content of `#root`. */
  body: string;
  /** The elements after `#root`. */
  data: string;
}

/**
 * Renders every page that has a file in the route table, and the shell for the others.
 * @param catalogue its toys; `undefined` if it could not be read
 */
export function prerenderPages(catalogue: Toy[] | undefined): Promise<PrerenderedPage[]> {
  const files = routeTable.flatMap((entry) => (entry.file ? [{ ...entry, file: entry.file }] : []));
  return Promise.all([...files.map((entry) => prerenderPage(entry, catalogue)), prerenderShell()]);
}

async function prerenderPage(
  { path, file, module, toys }: RouteEntry & { file: string },
  catalogue: Toy[] | undefined,
): Promise<PrerenderedPage> {
  const initialCatalogue = toys && catalogue ? snapshotOf(catalogue, locale) : undefined;
  const html = await renderHtml(routes, path === '*' ? '/404' : path, initialCatalogue);
  const snapshot = initialCatalogue ? initialCatalogueScript(initialCatalogue) : '';
  const shown = catalogue?.slice(0, initialCatalogue?.toys.length ?? 0) ?? [];
  const products = shown.length > 0 ? structuredDataScript(productList(shown, channel)) : '';
  const data = `<script>${clickReplayScript};${earlyInputScript}</script>${snapshot}${products}`;
  return { file, route: path, modules: [module], ...html, data };
}

/** The page of routes that need an id or an account: the layout around 'Loading...'. The client renders it, without hydration. */
async function prerenderShell(): Promise<PrerenderedPage> {
  const html = await renderHtml(shellRoutes, '/', undefined);
  return { file: SHELL_FILE, modules: [], ...html, data: '' };
}

/** An id that is a file name and a part of a URL as it is. */
const PLAIN_ID = /^(?!index$)[a-z\d_][\w-]{0,99}$/i;

/** The parts of the shell's head that a toy's page has itself. */
const SHELL_META =
  /<title>[^<]*<\/title>|<meta (?:name="(?:description|robots)"|property="og:[^"]*")[^>]*>/g;

/**
 * Renders a page for each toy's link: the shell, with the toy's head. The host serves the shell itself for a toy whose id is no
 * file name, and for one whose file it would also serve for another toy, as it does `a` for `a.html`.
 * @param pictures of toys' links, by id
 */
export async function toyPages(
  toys: readonly Toy[],
  pictures: ReadonlyMap<string, LinkPictures>,
): Promise<PrerenderedPage[]> {
  const shell = await prerenderShell();
  const rest = shell.head.replace(SHELL_META, '');
  const ids = new Set(toys.map(({ toyId }) => toyId));
  return toys
    .filter(({ toyId }) => PLAIN_ID.test(toyId) && !ids.has(`${toyId}.html`))
    .map((toy) => {
      const meta = renderToStaticMarkup(
        <ToyMeta
          toy={toy}
          title={pageTexts.title({ page: toy.toyName })}
          channel={channel}
          pictures={pictures.get(toy.toyId)}
          isListed={listToyPages === true}
        />,
      );
      return { ...shell, file: `toys/${toy.toyId}.html`, head: meta + rest };
    });
}

/** Renders the first state of a page: the user is unknown and the catalogue is loading. */
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
  const start = html.indexOf('<div'); // the layout: React renders hoisted elements before it
  return { head: html.slice(0, start), body: html.slice(start) };
}

/** Returns the sitemap of the pages that search engines may list. */
export function shopSitemap(): string {
  const listed = new Set(routeTable.flatMap(({ canonical }) => canonical ?? []));
  return sitemap(listed, { absoluteUrl, alternates });
}

/** Returns the feed for shopping channels. */
export const shoppingFeed = (catalogue: Toy[]): string => merchantFeed(catalogue, channel);

/** Returns the rules for crawlers. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}
