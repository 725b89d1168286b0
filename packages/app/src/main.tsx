import './fonts.css';
import '@toystore/ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readInitialCatalogue } from './catalogue/initialCatalogue.ts';
import { preloadCatalogue } from './catalogue/loadCatalogue.ts';
import { takePresses } from './loading/earlyPress.ts';
import { watch } from './monitoring/watch.ts';
import { paths } from './paths.ts';
import { hasScreenAt, loadScreenAt, routePathAt, routes, Screens } from './routes.tsx';
import { Shop } from './Shop.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root to draw the shop in.');

const { pathname } = window.location;
const rootOptions = watch(() => routePathAt(window.location.pathname));

/**
 * Takes a page over as it is if it was prerendered for this very route; a shell, a page that the host answers another
 * address with, or one whose code is missing, gives way. (No `await` at the top: screens import from this chunk.)
 */
async function start(element: HTMLElement) {
  if (routePathAt(pathname) === paths.allToys) preloadCatalogue(); // this page is as good as its list
  await loadScreenAt(pathname);
  const shop = (
    <Shop initialCatalogue={readInitialCatalogue()}>
      <BrowserRouter useTransitions={false}>
        <Screens routes={routes} />
      </BrowserRouter>
    </Shop>
  );
  const isDrawn = element.dataset.route === routePathAt(pathname);
  const pressed = takePresses();
  if (isDrawn && hasScreenAt(pathname)) {
    hydrateRoot(element, shop, rootOptions);
    for (const button of pressed) button.click(); // React then draws at once what the press is for
  } else createRoot(element, rootOptions).render(shop);
}

start(root);
