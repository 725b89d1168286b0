import { countersOf, visit } from './browser.mjs';
import { inlineSizes } from './inline.mjs';
import { LATE_CODE } from './lateCode.mjs';
import { untilQuiet } from './quiet.mjs';
import { blockingTime, readVitals, watchVitals } from './vitals.mjs';
import { arrivingBy, contentOf, isScript, isStylesheet, watchWire } from './wire.mjs';

/** @typedef {import('./wire.mjs').Transfer} Transfer */

/**
 * @typedef {object} Page one to be loaded
 * @property {string} site whose it is: `shop`, `floor` or `tutorial`
 * @property {string} origin
 * @property {string} path
 * @property {(path: string, code: import('./lateCode.mjs').LateCode) => boolean} [hasLateCode]
 */

const pathOf = (/** @type {Transfer} */ { url }) => new URL(url).pathname;

const METRICS = [
  ...['FCP', 'LCP', 'CLS', 'TBT', 'JavaScript', 'JavaScript before LCP', 'CSS', 'total'],
];
const LATE_METRICS = LATE_CODE.flatMap((code) => [code, `${code} before first paint`]);

/**
 * Loads a page as a first-time visitor does.
 * @param {Page} loaded
 * @returns {import('../rounds.mjs').Scenario}
 */
export const load = ({ site, origin, path, hasLateCode }) => ({
  name: `load ${site} ${path}`,
  series: [...METRICS, ...(hasLateCode ? LATE_METRICS : [])].map(
    (metric) => `${site} ${path} ${metric}`,
  ),
  measure: (browser) =>
    visit(browser, { throttled: true }, async ({ page, cdp }) => {
      await page.addInitScript(watchVitals);
      const wire = watchWire(cdp);
      const response = await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await untilQuiet(page, wire);

      const vitals = await readVitals(page);
      const { NavigationStart = 0 } = await countersOf(cdp);
      const inline = inlineSizes((await response?.text()) ?? '');
      const { transfers } = wire;
      const by = (/** @type {number} */ ms) => arrivingBy(transfers, NavigationStart + ms / 1000);
      const beforePaint = by(vitals.FCP);
      const scripts = transfers.filter(isScript);
      /** @type {Record<string, number>} */
      const metrics = {
        FCP: vitals.FCP,
        LCP: vitals.LCP,
        CLS: vitals.CLS,
        TBT: blockingTime(vitals),
        JavaScript: contentOf(scripts) + inline.scripts,
        'JavaScript before LCP': contentOf(by(vitals.LCP).filter(isScript)) + inline.scripts,
        CSS: contentOf(transfers.filter(isStylesheet)) + inline.styles,
        total: contentOf(transfers),
      };
      for (const code of hasLateCode ? LATE_CODE : []) {
        const having = (/** @type {Transfer[]} */ some) =>
          contentOf(some.filter((transfer) => hasLateCode?.(pathOf(transfer), code)));
        metrics[code] = having(scripts);
        metrics[`${code} before first paint`] = having(beforePaint);
      }
      return {
        values: Object.fromEntries(
          Object.entries(metrics).map(([metric, value]) => [`${site} ${path} ${metric}`, value]),
        ),
        notes: {
          lcpElement: vitals.lcpElement,
          filesBeforeFirstPaint: beforePaint.map(pathOf),
          files: transfers.map((transfer) => `${pathOf(transfer)} ${transfer.body}`),
        },
      };
    }),
});
