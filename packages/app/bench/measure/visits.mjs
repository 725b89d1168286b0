import { withPage } from './browser.mjs';
import { NETWORK } from './conditions.mjs';
import { settle } from './load.mjs';
import { recordNetwork } from './network.mjs';
import { stopServiceWorkers, throttleServiceWorkers, untilKept } from './serviceWorkers.mjs';
import { collectVitals } from './vitals.mjs';

/** The series of visits to `/`, each after the one before it. */
export const VISITS = {
  first: 'first visit LCP',
  second: 'second visit LCP',
  back: 'Back LCP',
  offline: 'visit without a network LCP',
};

/**
 * Visits `/` again and again: the first time, the second time, by Back from a page of another kind, and without a network.
 * @param {{ origin: string }} shop
 * @returns {import('../rounds.mjs').Scenario}
 */
export const visitAgain = ({ origin }) => ({
  name: 'visit shop / again',
  series: Object.values(VISITS),
  measure: (browser) =>
    withPage(browser, { cpu: true, network: true }, async (page, cdp) => {
      const readVitals = await collectVitals(page);
      await throttleServiceWorkers(browser, NETWORK);
      /** @param {() => Promise<unknown>} open */
      const measureLcp = async (open) => {
        const network = recordNetwork(cdp);
        await open();
        return (await settle(page, network, readVitals)).LCP;
      };
      const visit = () => page.goto(`${origin}/`, { waitUntil: 'commit' });
      const first = await measureLcp(visit);
      await untilKept(page);
      await stopServiceWorkers(page);
      const second = await measureLcp(visit);
      const responseStart = await page.evaluate(
        () => performance.getEntriesByType('navigation')[0]?.toJSON().responseStart,
      );
      if (responseStart < NETWORK.latency) throw new Error('The worker was not throttled.');
      await page.goto(`${origin}/licences.txt`);
      const back = await measureLcp(() => page.goBack({ waitUntil: 'commit' }));
      await stopServiceWorkers(page);
      await page.context().setOffline(true);
      const offline = await measureLcp(visit);
      const values = { first, second, back, offline };
      return {
        values: Object.fromEntries(
          Object.entries(VISITS).map(([name, series]) => [
            series,
            values[/** @type {keyof typeof VISITS} */ (name)],
          ]),
        ),
        notes: { responseStart },
      };
    }),
});
