import type { Browser } from 'playwright';
import type { Scenario } from '../rounds.ts';
import { inPage, withPage } from './browser.ts';
import { NETWORK } from './conditions.ts';
import { openAndSettle } from './load.ts';

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

/** Throttles the network of every service worker that starts: its page's conditions do not apply to it. */
async function throttleServiceWorkers(browser: Browser) {
  const cdp = await browser.newBrowserCDPSession();
  let id = 0;
  cdp.on('Target.targetCreated', async ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker') return;
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    for (const [method, params] of [
      ['Network.enable', {}],
      ['Network.emulateNetworkConditions', NETWORK],
    ]) {
      const message = JSON.stringify({ id: ++id, method, params });
      await cdp.send('Target.sendMessageToTarget', { sessionId, message });
    }
  });
  await cdp.send('Target.setDiscoverTargets', { discover: true });
  return () => cdp.detach();
}
