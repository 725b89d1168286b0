import type { Scenario } from '../rounds.ts';
import { inPage, withPage } from './browser.ts';
import { openAndSettle } from './load.ts';
import { throttleServiceWorkers } from './serviceWorker.ts';

const VISITS = ['first', 'second'];

/**
 * Visits a page of the shop twice, the second time with the service worker's cache. Stops the worker between the visits, as
 * browsers do after half a minute.
 */
export const visitAgain = ({ origin, path }: { origin: string; path: string }): Scenario => ({
  name: `visit shop ${path} again`,
  series: VISITS.map((visit) => `${visit} visit ${path} LCP`),
  measure: (browser) =>
    withPage(browser, {}, async (page) => {
      const stopThrottling = await throttleServiceWorkers(browser);
      const values: Record<string, number> = {};
      for (const visit of VISITS) {
        await inPage(page.context(), { cpu: true, network: true }, async (visited, cdp) => {
          const { vitals } = await openAndSettle(visited, cdp, origin + path);
          values[`${visit} visit ${path} LCP`] = vitals.LCP;
          await visited.evaluate(async () => void (await navigator.serviceWorker.ready));
          await cdp.send('ServiceWorker.enable');
          await cdp.send('ServiceWorker.stopAllWorkers');
        });
      }
      await stopThrottling();
      return { values };
    }),
});
