import { pause } from '../../../../scripts/waiting.mjs';
import { PATIENCE } from '../judge/goals.mjs';
import { visit } from './browser.mjs';
import { countAfterScreens, lateFrames } from './scrolling.mjs';
import { untilUsable } from './untilUsable.mjs';

/** @typedef {import('../rounds.mjs').Scenario} Scenario */

const LATE_FRAMES = 'shop /alltoy late frames';
const NODES = 'shop /alltoy DOM after 20 screens';

/**
 * Opens /alltoy with a catalogue of some size and uses it: the search box, then scrolling.
 * A page that crashes or keeps its visitor waiting is never usable.
 * @param {{ origin: string, count: number, scroll: boolean }} options
 * @returns {Scenario}
 */
export const tryAllToys = ({ origin, count, scroll }) => {
  const series = `shop /alltoy usable with ${count.toLocaleString('en-US')}`;
  return {
    name: `use shop /alltoy with ${count} toys`,
    series: [series, ...(scroll ? [LATE_FRAMES, NODES] : [])],
    measure: async (browser) => {
      /** @type {Record<string, number>} */
      const values = {};
      try {
        await visit(browser, { throttled: true }, async ({ page }) => {
          await page.goto(`${origin}/alltoy`, { waitUntil: 'commit' });
          values[series] = Number.POSITIVE_INFINITY; // until it is
          values[series] = await Promise.race([page.evaluate(untilUsable, count), tooLate()]);
          if (!scroll || !Number.isFinite(values[series])) return;
          await page.evaluate(() => document.querySelector('input')?.blur());
          await pause(1500);
          values[LATE_FRAMES] = await lateFrames(page);
          values[NODES] = await countAfterScreens(page, 20);
        });
        return { values };
      } catch (error) {
        return { values, failure: error instanceof Error ? error.message : String(error) };
      }
    },
  };
};

const tooLate = () => pause(PATIENCE).then(() => Number.POSITIVE_INFINITY);

/**
 * Scrolls the floor's list of toys: what the machine itself can do.
 * @param {{ origin: string }} floor
 * @returns {Scenario}
 */
export const scrollFloor = ({ origin }) => ({
  name: 'scroll floor /alltoy',
  series: ['floor /alltoy late frames'],
  measure: (browser) =>
    visit(browser, { throttled: true }, async ({ page }) => {
      await page.goto(`${origin}/alltoy`, { waitUntil: 'load' });
      await pause(1500);
      return { values: { 'floor /alltoy late frames': await lateFrames(page) } };
    }),
});
