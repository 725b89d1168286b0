import { currency } from '@shop';
import '@shop/fonts.css';
import '@toystore/ui/styles.css';
import '@toystore/ui/base.css';
import '@shop/brand.css';
import { preloadCatalogue, readInitialCatalogue } from '@toystore/storefront';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { entryState, guardEntryState } from './browser.ts';
import { addReloadBanner } from './layout/ReloadBanner.tsx';
import { replayClick, stopClickReplay } from './loading/clickReplay.ts';
import { ChunkLoadError } from './loading/importWithRetry.ts';
import { rememberControls } from './loading/recoveredHydration.ts';
import { startMonitoring } from './monitoring/startMonitoring.ts';
import { registerServiceWorker } from './offline/registerServiceWorker.ts';
import { canonicalPath, paths } from './page/paths.ts';
import { catalogueUrl } from './page/siteUrl.ts';
import { routes } from './routing/routes.tsx';
import { routeAt } from './routing/routeTable.ts';
import { tolerateAbortedTransitions, tolerateRefusedAddress } from './routing/tolerateBrowser.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

tolerateRefusedAddress();
tolerateAbortedTransitions();
guardEntryState();

const { search, hash } = window.location;
const pathname = canonicalPath(window.location.pathname);
if (pathname !== window.location.pathname) {
  window.history.replaceState(entryState(), '', pathname + search + hash);
}
const reportError = startMonitoring((path) => routeAt(path)?.path);

/**
 * Hydrates a page that was prerendered for this route; renders any other page: the shell, and a page that the host serves
 * for another route. (No top-level `await`: screens import from this chunk.)
 */
async function start(element: HTMLElement) {
  const route = routeAt(pathname)?.path;
  const preloaded =
    route === paths.allToys ? preloadCatalogue({ url: catalogueUrl, currency }) : undefined;
  const isPrerendered = element.dataset.route === route;
  if (isPrerendered) await loadUnderBanner(element);
  else await loadMatchedRoutes().catch(failOnce); // the router renders the route's error boundary
  // Without hydration data, even empty data, React Router scrolls to the top.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  const app = (
    <App initial={readInitialCatalogue()} preloaded={preloaded}>
      <RouterProvider router={router} {...(reportError && { onError: reportError })} />
    </App>
  );
  const clicked = stopClickReplay();
  if (isPrerendered) {
    const moveToReplaced = rememberControls(element);
    const onRecoverableError = (error: unknown) => {
      window.reportError(error); // as React does without this option
      moveToReplaced((old, control) => clicked.includes(old) && replayClick(control));
    };
    // In slices, between which the page responds to input.
    startTransition(() => void hydrateRoot(element, app, { onRecoverableError }));
    for (const button of clicked) replayClick(button); // React hydrates the clicked part at once
  } else createRoot(element).render(app);
}

/** Loads the lazy routes of this page before creating the router, as React Router's guide to hydration recommends. */
async function loadMatchedRoutes() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }
    }),
  );
}

/**
 * Loads the lazy routes of a prerendered page. After a failure a banner reports that they are missing. If they may still
 * arrive, the banner offers to try again, and the page is hydrated when they have arrived; otherwise the page stays
 * unhydrated until it is reloaded.
 */
function loadUnderBanner(element: HTMLElement): Promise<void> {
  let banner: ReturnType<typeof addReloadBanner> | undefined;
  return new Promise((resolve) => {
    const load = () => loadMatchedRoutes().then(onLoad, onFailure);
    const onLoad = () => {
      banner?.remove();
      resolve();
    };
    const onFailure = (error: unknown) => {
      reportError?.(error);
      const arrival = error instanceof ChunkLoadError ? error.arrival : undefined;
      banner ??= addReloadBanner(element);
      banner.show(error, arrival && load);
      arrival?.then(load, () => undefined); // the visitor can also try again after a failure
    };
    void load();
  });
}

/** Makes the lazy routes of this page fail once more: the router must not wait for a chunk that has just failed. */
function failOnce(error: unknown) {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'function') continue;
    route.lazy = () => {
      route.lazy = lazy;
      return Promise.reject(error);
    };
  }
}

start(root);

if (import.meta.env.PROD) registerServiceWorker();
