import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';

const folder = dirname(createRequire(import.meta.url).resolve('web-vitals'));
/** Playwright runs an init script in a function, where the library's global variable would be local. */
const WEB_VITALS = `${readFileSync(join(folder, 'web-vitals.iife.js'), 'utf8')}; window.webVitals = webVitals;`;

/** The vitals of a page so far; times in ms since the navigation began. */
interface Vitals {
  FCP: number;
  LCP: number;
  CLS: number;
  longTasks: { start: number; end: number }[];
}

/** Collects the Web Vitals of the next page that opens; returns a function that reads them. */
export async function collectVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript({ content: WEB_VITALS });
  await page.addInitScript(observe);
  return () => page.evaluate(() => Reflect.get(window, 'vitals'));
}

/** Runs in the page, before any script of its own. */
function observe() {
  const vitals: Vitals = { FCP: 0, LCP: 0, CLS: 0, longTasks: [] };
  Reflect.set(window, 'vitals', vitals);
  const { onCLS, onFCP, onLCP }: typeof import('web-vitals') = Reflect.get(window, 'webVitals');
  const record = ({ name, value }: { name: string; value: number }) => {
    Reflect.set(vitals, name, value);
  };
  onFCP(record);
  onLCP(record, { reportAllChanges: true });
  onCLS(record, { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      vitals.longTasks.push({ start: startTime, end: startTime + duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

const BLOCKING = 50; // ms; a shorter task does not count

/** Total blocking time: the time of each long task beyond 50 ms, after the first contentful paint. */
export const blockingTime = ({ FCP, longTasks }: Pick<Vitals, 'FCP' | 'longTasks'>) =>
  longTasks
    .map(({ start, end }) => end - Math.max(start, FCP) - BLOCKING)
    .reduce((total, blocking) => total + Math.max(0, blocking), 0);

/** Returns the time of the longest task after FCP, in milliseconds; 0 if none is long. */
export const longestTask = ({ FCP, longTasks }: Pick<Vitals, 'FCP' | 'longTasks'>) =>
  Math.max(0, ...longTasks.map(({ start, end }) => end - Math.max(start, FCP)));
