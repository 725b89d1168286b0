import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Scenario } from '../rounds.ts';
import type { Site } from '../sites.ts';
import { withPage } from './browser.ts';
import { blockingTime, collectVitals, longestTask } from './vitals.ts';

const METRICS = ['FCP', 'LCP', 'CLS', 'TBT', 'longest task'];

/** Loads a page as on a first visit. */
export const load = ({ name, origin }: Site, path: string): Scenario => ({
  name: `load ${name} ${path}`,
  series: METRICS.map((metric) => `${name} ${path} ${metric}`),
  measure: (browser) =>
    withPage(browser, { cpu: true, network: true }, async (page) => {
      const code: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') code.push(request.url());
      });
      const vitals = await openAndSettle(page, origin + path);
      if (name === 'floor' && code.length > 0) throw new Error(`The floor fetches ${code[0]}.`);
      const { FCP, LCP, CLS } = vitals;
      const tasks = { TBT: blockingTime(vitals), 'longest task': longestTask(vitals) };
      return Object.fromEntries(
        Object.entries({ FCP, LCP, CLS, ...tasks }).map(([metric, value]) => [
          `${name} ${path} ${metric}`,
          value,
        ]),
      );
    }),
});

const TIMEOUT = 45_000; // ms
const REST = 1500; // ms without a long task

/**
 * Opens a page and waits until it loads nothing more and runs no long task.
 * @throws {Error} when it does not settle in time
 */
async function openAndSettle(page: Page, url: string) {
  const readVitals = await collectVitals(page);
  const deadline = Date.now() + TIMEOUT;
  await page.goto(url, { waitUntil: 'networkidle', timeout: TIMEOUT });
  while (Date.now() < deadline) {
    await pause(REST); // evaluating in the page would disturb it
    const vitals = await readVitals();
    const now = await page.evaluate(() => performance.now());
    if (vitals.LCP > 0 && now - (vitals.longTasks.at(-1)?.end ?? 0) > REST) return vitals;
  }
  throw new Error(`${url} did not settle in ${TIMEOUT / 1000} s.`);
}
