import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type InitialCatalogue, initialCatalogueScript } from './catalogue/initialCatalogue.ts';
import { rememberPresses } from './loading/earlyPress.ts';
import { paths } from './paths.ts';
import { loadScreenAt, routePathAt, routes, Screens, shellRoutes, titleAt } from './routes.tsx';
import { Shop } from './Shop.tsx';
import { pageTitle } from './usePageTitle.ts';

export { snapshotOf } from './catalogue/initialCatalogue.ts';
export { parseCatalogue } from './catalogue/toySchema.ts';

/** A page that is written when the shop is built. */
export interface PrerenderedPage {
  /** The file it is written to. The host leaves `.html` out of addresses. */
  file: string;
  /** An address it is for. */
  address: string;
  /** The source of its screen; none for the shell, which stands for all that need an id or an account. */
  screen?: string;
  /** Whether it shows toys. */
  toys?: boolean;
}

const home = { screen: 'src/screens/Home/Home.tsx', toys: true };

/** Every page that is written. */
export const pages: PrerenderedPage[] = [
  { ...home, file: 'index.html', address: paths.root },
  { ...home, file: 'home.html', address: paths.home },
  {
    file: 'alltoy.html',
    address: paths.allToys,
    screen: 'src/screens/AllToys/AllToys.tsx',
    toys: true,
  },
  { file: 'login.html', address: paths.login, screen: 'src/screens/Login/Login.tsx' },
  { file: 'register.html', address: paths.register, screen: 'src/screens/Register/Register.tsx' },
  { file: '404.html', address: '/404', screen: 'src/screens/NotFound/NotFound.tsx' },
  { file: 'shell.html', address: '/shell' },
];

/** The sources of the code that a page soon needs. */
export function codeOf({ screen }: PrerenderedPage): string[] {
  return screen === undefined ? [] : [screen];
}

/** What a page's file holds of its own. */
export interface PageContent {
  title: string;
  /** The route it was drawn for, as the route table has it; none for the shell. */
  route: string | undefined;
  /** What is in `#root`. */
  html: string;
  /** What follows `#root`: no markup of React's. */
  data: string;
}

/** Draws a page in its first state: nobody knows who is there, and the catalogue is on its way. */
export async function renderPage(
  { address, screen, toys = false }: PrerenderedPage,
  catalogue: InitialCatalogue | undefined,
): Promise<PageContent> {
  const isShell = screen === undefined;
  const initialCatalogue = toys ? catalogue : undefined;
  if (!isShell) await loadScreenAt(address);
  const { prelude } = await prerender(
    <Shop initialCatalogue={initialCatalogue}>
      <StaticRouter location={address}>
        <Screens routes={isShell ? shellRoutes : routes} />
      </StaticRouter>
    </Shop>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  return {
    title: isShell ? 'ToyStore' : pageTitle(titleAt(address) ?? ''),
    route: isShell ? undefined : routePathAt(address),
    html: await new Response(prelude).text(),
    data: `${isShell ? '' : rememberPresses}${initialCatalogue === undefined ? '' : initialCatalogueScript(initialCatalogue)}`,
  };
}
