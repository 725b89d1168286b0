import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('web-vitals'));
/** (Playwright runs an init script in a function, where the library's global variable would be local.) */
const WEB_VITALS = `${readFileSync(join(folder, 'web-vitals.iife.js'), 'utf8')}; window.webVitals = webVitals;`;

/**
 * @typedef {object} Vitals of a page so far; times in ms since the navigation began
 * @property {number} FCP
 * @property {number} LCP
 * @property {string} lcpElement
 * @property {number} CLS
 * @property {number} domContentLoaded
 * @property {{ start: number, end: number }[]} longTasks
 */

/**
 * Collects the Web Vitals of the next page that opens, by the web-vitals library.
 * @param {import('playwright').Page} page
 * @returns {Promise<() => Promise<Vitals>>} reads them
 */
export async function collectVitals(page) {
  await page.addInitScript({ content: WEB_VITALS });
  await page.addInitScript(observe);
  return () => page.evaluate(() => Reflect.get(window, 'vitals'));
}

/**
 * Runs in the page, before any script of its own.
 */
function observe() {
  /** @type {Vitals} */
  const vitals = { FCP: 0, LCP: 0, lcpElement: '', CLS: 0, domContentLoaded: 0, longTasks: [] };
  Reflect.set(window, 'vitals', vitals);
  /** @type {typeof import('web-vitals')} */
  const { onCLS, onFCP, onLCP } = Reflect.get(window, 'webVitals');
  const options = { reportAllChanges: true };
  onFCP(({ value }) => {
    vitals.FCP = value;
  });
  onLCP(({ value, entries }) => {
    const { element, url } = entries.at(-1) ?? {};
    vitals.LCP = value;
    vitals.lcpElement = [element?.tagName, url || element?.textContent?.slice(0, 40)].join(' ');
  }, options);
  onCLS(({ value }) => {
    vitals.CLS = value;
  }, options);
  addEventListener('DOMContentLoaded', ({ timeStamp }) => {
    vitals.domContentLoaded = timeStamp;
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      vitals.longTasks.push({ start: startTime, end: startTime + duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

const BLOCKING = 50; // ms; a shorter task blocks nobody

/**
 * Total blocking time: what each task took beyond 50 ms, after the first contentful paint.
 * @param {Pick<Vitals, 'FCP' | 'longTasks'>} vitals
 */
export const blockingTime = ({ FCP, longTasks }) =>
  longTasks
    .map(({ start, end }) => end - Math.max(start, FCP) - BLOCKING)
    .reduce((total, blocking) => total + Math.max(0, blocking), 0);

/**
 * Time to interactive: when the page is painted, its scripts have run and the last long task has ended.
 * @param {Pick<Vitals, 'FCP' | 'domContentLoaded' | 'longTasks'>} vitals
 */
export const timeToInteractive = ({ FCP, domContentLoaded, longTasks }) =>
  Math.max(FCP, domContentLoaded, ...longTasks.map(({ end }) => end));
