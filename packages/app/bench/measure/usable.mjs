import { pause } from '../../../../scripts/waiting.mjs';
import { PATIENCE } from '../judge/goals.mjs';
import { visit } from './browser.mjs';
import { countAfterScreens, lateFrames } from './scrolling.mjs';
import { untilUsable } from './untilUsable.mjs';

/** @typedef {import('../rounds.mjs').Scenario} Scenario */

/**
 * Opens /alltoy with a catalogue of some size and uses it: the search box, then scrolling.
 * A page that crashes or keeps its visitor waiting is never usable.
 * @param {{ origin: string, count: number, scroll: boolean }} options
 * @returns {Scenario}
 */
export const useAllToys = ({ origin, count, scroll }) => {
  const series = `shop /alltoy usable with ${count.toLocaleString('en-US')}`;
  return {
    name: `use shop /alltoy with ${count} toys`,
    measure: (browser) =>
      visit(browser, { throttled: true }, async ({ page }) => {
        await page.goto(`${origin}/alltoy`, { waitUntil: 'commit' });
        const usable = await Promise.race([page.evaluate(untilUsable, count), tooLate()]);
        /** @type {Record<string, number>} */
        const values = { [series]: usable };
        if (scroll && Number.isFinite(usable)) {
          await page.evaluate(() => document.querySelector('input')?.blur());
          await pause(1500);
          values['shop /alltoy late frames'] = await lateFrames(page);
          values['shop /alltoy DOM after 20 screens'] = await countAfterScreens(page, 20);
        }
        return { values };
      }).catch((error) => ({
        values: { [series]: Number.POSITIVE_INFINITY },
        notes: { failure: String(error) },
      })),
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
  measure: (browser) =>
    visit(browser, { throttled: true }, async ({ page }) => {
      await page.goto(`${origin}/alltoy`, { waitUntil: 'load' });
      await pause(1500);
      return { values: { 'floor /alltoy late frames': await lateFrames(page) } };
    }),
});
