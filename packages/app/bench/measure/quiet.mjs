import { pause } from '../../../../scripts/waiting.mjs';
import { readVitals } from './vitals.mjs';

const LIMIT = 45_000; // ms
const REST = 1000; // ms without a long task

/**
 * Waits until a page has loaded all that it loads by itself and has come to rest.
 * @param {import('playwright').Page} page
 * @param {import('./wire.mjs').Wire} wire
 * @throws {Error} when it never does
 */
export async function untilQuiet(page, wire) {
  const deadline = Date.now() + LIMIT;
  while (Date.now() < deadline) {
    await pause(100);
    if (!wire.isQuiet()) continue; // the page is not disturbed by asking it
    const { longTasks, LCP } = await readVitals(page);
    const lastTask = longTasks.at(-1);
    const now = await page.evaluate(() => performance.now());
    if (LCP > 0 && now - ((lastTask?.start ?? 0) + (lastTask?.duration ?? 0)) > REST) return;
  }
  throw new Error(`${page.url()} did not come to rest in ${LIMIT / 1000} s.`);
}
