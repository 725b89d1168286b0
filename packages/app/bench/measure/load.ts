import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import type { Scenario } from '../rounds.ts';
import { withPage } from './browser.ts';
import { fileList, recordNetwork, totalBytes } from './network.ts';
import { blockingTime, collectVitals, timeToInteractive } from './vitals.ts';

const METRICS = ['FCP', 'LCP', 'CLS', 'TBT', 'TTI', 'total'];

interface Target {
  origin: string;
  path: string;
}

/** Loads a page as on a first visit. */
export const load = ({ site, origin, path }: Target & { site: string }): Scenario => ({
  name: `load ${site} ${path}`,
  series: METRICS.map((metric) => `${site} ${path} ${metric}`),
  measure: (browser) =>
    withPage(browser, { cpu: true, network: true }, async (page, cdp) => {
      const { vitals, resources } = await openAndSettle(page, cdp, origin + path);
      const { FCP, LCP, CLS, lcpElement } = vitals;
      const metrics = {
        ...{ FCP, LCP, CLS, TBT: blockingTime(vitals), TTI: timeToInteractive(vitals) },
        total: totalBytes(resources),
      };
      const values = Object.fromEntries(
        Object.entries(metrics).map(([metric, value]) => [`${site} ${path} ${metric}`, value]),
      );
      return { values, notes: { lcpElement, files: fileList(resources) } };
    }),
});

/** Loads a page of the shop with all script files blocked: its largest paint must not need them. */
export const loadWithoutScripts = ({ origin, path }: Target): Scenario => ({
  name: `load shop ${path} without scripts`,
  series: [`shop ${path} LCP without scripts`],
  measure: (browser) =>
    withPage(browser, { cpu: true, network: true }, async (page, cdp) => {
      await cdp.send('Network.setBlockedURLs', { urls: ['*.js'] });
      const { LCP, lcpElement } = (await openAndSettle(page, cdp, origin + path)).vitals;
      return { values: { [`shop ${path} LCP without scripts`]: LCP }, notes: { lcpElement } };
    }),
});

const TIMEOUT = 45_000; // ms
const REST = 1000; // ms without a long task

/**
 * Opens a page and waits until it loads nothing more and runs no long task.
 * @throws {Error} when it does not settle in time
 */
export async function openAndSettle(page: Page, cdp: CDPSession, url: string) {
  const readVitals = await collectVitals(page);
  const network = recordNetwork(cdp);
  await page.goto(url, { waitUntil: 'commit' });
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    await pause(100);
    if (!network.isIdle()) continue; // evaluating in the page would disturb it
    const vitals = await readVitals();
    const now = await page.evaluate(() => performance.now());
    if (vitals.LCP > 0 && now - (vitals.longTasks.at(-1)?.end ?? 0) > REST) {
      return { vitals, resources: network.resources() };
    }
  }
  throw new Error(`${url} did not settle in ${TIMEOUT / 1000} s.`);
}
