import { inPage, withPage } from './browser.mjs';
import { NETWORK } from './conditions.mjs';
import { openAndSettle } from './load.mjs';
import { emulateNetworkOfWorkers } from './serviceWorker.mjs';
import { blockingTime } from './vitals.mjs';

const VISITS = /** @type {const} */ (['first', 'second', 'offline']);
const METRICS = ['FCP', 'LCP', 'TBT'];

/**
 * Visits a page of the shop for the first time; again, with what the service worker keeps; and once more without a network.
 * Between visits the worker is stopped, as a browser does after half a minute.
 * @param {{ origin: string, path: string }} options
 * @returns {import('../rounds.mjs').Scenario}
 */
export const visitAgain = ({ origin, path }) => ({
  name: `visit shop ${path} again`,
  series: VISITS.flatMap((visit) => METRICS.map((metric) => `${visit} visit ${path} ${metric}`)),
  measure: (browser) =>
    withPage(browser, {}, async (page) => {
      const workers = await emulateNetworkOfWorkers(browser);
      /** @type {Record<string, number>} */
      const values = {};
      for (const visit of VISITS) {
        const network = { ...NETWORK, offline: visit === 'offline' };
        await workers.emulate(network);
        await inPage(page.context(), { cpu: true, network }, async (visited, cdp) => {
          const { vitals } = await openAndSettle(visited, cdp, origin + path);
          values[`${visit} visit ${path} FCP`] = vitals.FCP;
          values[`${visit} visit ${path} LCP`] = vitals.LCP;
          values[`${visit} visit ${path} TBT`] = blockingTime(vitals);
          await visited.evaluate(async () => void (await navigator.serviceWorker.ready));
          await cdp.send('ServiceWorker.enable');
          await cdp.send('ServiceWorker.stopAllWorkers');
        });
      }
      await workers.detach();
      return { values };
    }),
});
