import { setTimeout as pause } from 'node:timers/promises';
import { performanceMetrics, withPage } from './browser.mjs';
import { NETWORK } from './conditions.mjs';
import { inlineSizes } from './inlineSizes.mjs';
import { LAZY_PACKAGES } from './lazyPackages.mjs';
import { isScript, isStylesheet, pathOf, recordNetwork, totalBytes } from './network.mjs';
import { blockingTime, collectVitals, timeToInteractive } from './vitals.mjs';

/** @typedef {import('./network.mjs').Resource} Resource */
/** @typedef {import('./lazyPackages.mjs').FileContains} FileContains */
/** @typedef {import('../rounds.mjs').Scenario} Scenario */

const VITALS = ['FCP', 'LCP', 'CLS', 'TBT', 'TTI'];
const BYTES = ['JavaScript', 'JavaScript before LCP', 'CSS', 'total'];
const PACKAGE_BYTES = LAZY_PACKAGES.flatMap((name) => [name, `${name} before FCP`]);

/**
 * Loads a page as a first-time visitor does.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.origin
 * @param {string} options.path
 * @param {FileContains} [options.fileContains] with it, what is loaded of the lazy packages is measured as well
 * @param {typeof NETWORK} [options.network]
 * @param {boolean} [options.serviceWorker] `false` for a browser that has none
 * @returns {Scenario}
 */
export const load = ({
  site,
  origin,
  path,
  fileContains,
  network = NETWORK,
  serviceWorker = true,
}) => ({
  name: `load ${site} ${path}`,
  series: [...VITALS, ...BYTES, ...(fileContains ? PACKAGE_BYTES : [])].map(
    (metric) => `${site} ${path} ${metric}`,
  ),
  measure: (browser) =>
    withPage(browser, { cpu: true, network }, async (page, cdp) => {
      if (!serviceWorker) {
        await page.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        });
      }
      const { vitals, resources, html } = await openAndSettle(page, cdp, origin + path);
      const { NavigationStart = 0 } = await performanceMetrics(cdp);
      const startedBefore = (/** @type {number} */ ms) =>
        resources.filter(({ responseStart }) => responseStart <= NavigationStart + ms / 1000);
      const beforePaint = startedBefore(vitals.FCP);
      const inline = inlineSizes(html);
      const scripts = resources.filter(isScript);
      /** @type {Record<string, number>} */
      const metrics = {
        FCP: vitals.FCP,
        LCP: vitals.LCP,
        CLS: vitals.CLS,
        TBT: blockingTime(vitals),
        TTI: timeToInteractive(vitals),
        JavaScript: totalBytes(scripts) + inline.scripts,
        'JavaScript before LCP':
          totalBytes(startedBefore(vitals.LCP).filter(isScript)) + inline.scripts,
        CSS: totalBytes(resources.filter(isStylesheet)) + inline.styles,
        total: totalBytes(resources),
      };
      for (const name of fileContains ? LAZY_PACKAGES : []) {
        const having = (/** @type {Resource[]} */ some) =>
          totalBytes(some.filter((resource) => fileContains?.(pathOf(resource), name)));
        metrics[name] = having(scripts);
        metrics[`${name} before FCP`] = having(beforePaint);
      }
      return {
        values: Object.fromEntries(
          Object.entries(metrics).map(([metric, value]) => [`${site} ${path} ${metric}`, value]),
        ),
        notes: {
          lcpElement: vitals.lcpElement,
          filesBeforeFCP: beforePaint.map(pathOf),
          files: resources.map((resource) => `${pathOf(resource)} ${resource.bytes}`),
        },
      };
    }),
});

/**
 * Loads a page of the shop whose scripts never arrive: its largest paint must not need them.
 * @param {{ origin: string, path: string }} options
 * @returns {Scenario}
 */
export const loadWithoutScripts = ({ origin, path }) => ({
  name: `load shop ${path} without scripts`,
  series: [`shop ${path} LCP without scripts`],
  measure: (browser) =>
    withPage(browser, { cpu: true, network: true }, async (page, cdp) => {
      await cdp.send('Network.setBlockedURLs', { urls: ['*.js'] });
      const { vitals } = await openAndSettle(page, cdp, origin + path);
      const { LCP, lcpElement } = vitals;
      return { values: { [`shop ${path} LCP without scripts`]: LCP }, notes: { lcpElement } };
    }),
});

const TIMEOUT = 45_000; // ms
const REST = 1000; // ms without a long task

/**
 * Opens a page and waits until it has loaded all that it loads by itself and runs no long task.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} cdp
 * @param {string} url
 * @throws {Error} when it never settles
 */
export async function openAndSettle(page, cdp, url) {
  const readVitals = await collectVitals(page);
  const network = recordNetwork(cdp);
  const response = await page.goto(url, { waitUntil: 'commit' });
  const vitals = await settle(page, network, readVitals);
  return { vitals, resources: network.resources(), html: (await response?.text()) ?? '' };
}

/**
 * Waits until a page has loaded all that it loads by itself and runs no long task.
 * @param {import('playwright').Page} page
 * @param {import('./network.mjs').NetworkLog} network
 * @param {() => Promise<import('./vitals.mjs').Vitals>} readVitals
 * @throws {Error} when it never settles
 */
async function settle(page, network, readVitals) {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    await pause(100);
    if (!network.isIdle()) continue; // asking the page would disturb it
    const vitals = await readVitals();
    const now = await page.evaluate(() => performance.now());
    if (vitals.LCP > 0 && now - (vitals.longTasks.at(-1)?.end ?? 0) > REST) return vitals;
  }
  throw new Error(`${page.url()} did not settle in ${TIMEOUT / 1000} s.`);
}
