/**
 * @typedef {object} Vitals of a page so far; times in ms since the navigation began
 * @property {number} FCP
 * @property {number} LCP
 * @property {string} lcpElement what the largest paint was
 * @property {number} CLS
 * @property {{ start: number, duration: number }[]} longTasks
 */

/**
 * @typedef {PerformanceEntry & { element?: Element | null, url?: string, value?: number, hadRecentInput?: boolean }} Entry
 * one of any of the types below; Chromium alone has some of them, so TypeScript's own list lacks those
 */

/** Runs in the page before any of its own scripts: keeps what the browser reports. */
export function watchVitals() {
  /** @type {Vitals} */
  const vitals = { FCP: 0, LCP: 0, lcpElement: '', CLS: 0, longTasks: [] };
  Reflect.set(window, 'vitals', vitals);

  /** @type {(type: string, take: (entry: Entry) => void) => void} */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.FCP = startTime;
  });
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    vitals.LCP = startTime;
    vitals.lcpElement = [element?.tagName, url || element?.textContent?.slice(0, 40)].join(' ');
  });
  observe('longtask', ({ startTime, duration }) => {
    vitals.longTasks.push({ start: startTime, duration });
  });

  // Shifts count in sessions, as web-vitals counts them: the worst one is the score.
  let [session, first, last] = [0, 0, 0];
  observe('layout-shift', ({ value = 0, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) [session, first] = [0, startTime];
    last = startTime;
    session += value;
    vitals.CLS = Math.max(vitals.CLS, session);
  });
}

/**
 * What was watched in a page that `watchVitals` ran in.
 * @param {import('playwright').Page} page
 * @returns {Promise<Vitals>}
 */
export const readVitals = (page) => page.evaluate(() => Reflect.get(window, 'vitals'));

const FREE = 50; // ms that a task may take without blocking anybody

/**
 * Total blocking time: what tasks after the first paint took beyond 50 ms each.
 * @param {Pick<Vitals, 'FCP' | 'longTasks'>} vitals
 */
export function blockingTime({ FCP, longTasks }) {
  return longTasks
    .map(({ start, duration }) => Math.min(duration, start + duration - FCP))
    .reduce((total, duration) => total + Math.max(0, duration - FREE), 0);
}
