import { setTimeout as pause } from 'node:timers/promises';
import { withPage } from './browser.mjs';

/** @typedef {import('../rounds.mjs').Scenario} Scenario */

export const SERIES = {
  decision: 'shop /alltoy slowest decision',
  cards: 'shop /alltoy slowest decision, its cards',
  nodes: 'shop /alltoy DOM nodes after decisions',
  keystroke: 'shop /alltoy slowest keystroke',
  longest: 'shop /alltoy longest task while typing',
};

/**
 * Sorts and filters /alltoy, with a slow CPU.
 * @param {{ origin: string, count: number }} options
 * @returns {Scenario}
 */
export const decide = ({ origin, count }) => ({
  name: `sort and filter shop /alltoy with ${count} toys`,
  series: [SERIES.decision, SERIES.cards, SERIES.nodes],
  measure: (browser) =>
    withPage(browser, { cpu: true }, async (page) => {
      await page.goto(`${origin}/alltoy`);
      await page.getByText(`${count} Toy Found`).waitFor();
      await pause(1500); // the filters
      await page.getByRole('button', { name: 'Filter and sort' }).tap();
      await page.getByRole('combobox', { name: 'Sort by' }).waitFor();
      await pause(1500);
      const { frames, cards } = await page.evaluate(timeDecisions);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      return {
        values: {
          [SERIES.decision]: Math.max(...frames),
          [SERIES.cards]: Math.max(...cards),
          [SERIES.nodes]: nodes,
        },
      };
    }),
});

/**
 * Types into the search of /alltoy, without throttling: texts that names contain, typos, sellers, nonsense.
 * @param {{ origin: string, count: number }} options
 * @returns {Scenario}
 */
export const typeToFind = ({ origin, count }) => ({
  name: `type in shop /alltoy with ${count} toys`,
  series: [SERIES.keystroke, SERIES.longest],
  measure: (browser) =>
    withPage(browser, {}, async (page) => {
      await page.goto(`${origin}/alltoy`);
      await page.getByText(`${count} Toy Found`).waitFor();
      await page.getByRole('combobox', { name: 'Search App' }).focus();
      await pause(3000); // its index
      const { keystroke, longest } = await page.evaluate(timeKeystrokes, [
        'bramble bear',
        'bramblr baer',
        'honey bear the',
        'cloudberry lane',
        'xqzvkjw',
      ]);
      return { values: { [SERIES.keystroke]: keystroke, [SERIES.longest]: longest } };
    }),
});

/**
 * Runs in the page: makes one decision after another.
 * @returns {Promise<{ frames: number[], cards: number[] }>} ms from each to the next frame, and to the frame after which
 *   no card changes
 */
async function timeDecisions() {
  /** After the next frame is painted. */
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  /** @type {number[]} */
  const frames = [];
  /** @type {number[]} */
  const cards = [];
  let changed = 0;
  const list = document.querySelector('main ul')?.parentElement;
  if (!list) throw new Error('There are no cards.');
  new MutationObserver(() => {
    const now = performance.now;
    requestAnimationFrame(() => setTimeout(() => (changed = now.call(performance))));
  }).observe(list, { childList: true, subtree: true });
  /** @param {() => void} act */
  const time = async (act) => {
    const start = performance.now();
    changed = start;
    act();
    await painted();
    frames.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    cards.push(changed - start);
  };
  const select = document.querySelector('[role="dialog"] select');
  if (!(select instanceof HTMLSelectElement)) throw new Error('There is nothing to sort by.');
  for (const { index } of [...select.options].toReversed()) {
    await time(() => {
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  const boxes = document.querySelectorAll(
    '[role="dialog"] input[type="radio"], [role="dialog"] input[type="checkbox"]',
  );
  for (const box of boxes) {
    if (box instanceof HTMLInputElement && !box.checked) await time(() => box.click());
  }
  return { frames, cards };
}

/**
 * Runs in the page: types texts, a character at a time.
 * @param {string[]} texts
 * @returns {Promise<{ keystroke: number, longest: number }>} ms: the slowest keystroke's work, and the longest task
 */
async function timeKeystrokes(texts) {
  const field = document.querySelector('input[role="combobox"]');
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no search.');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  let [keystroke, longest] = [0, 0];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  for (const text of texts) {
    for (let length = 1; length <= text.length; length++) {
      const start = performance.now();
      set?.call(field, text.slice(0, length));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => queueMicrotask(() => resolve(undefined))); // React renders then
      keystroke = Math.max(keystroke, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }
  return { keystroke, longest };
}
