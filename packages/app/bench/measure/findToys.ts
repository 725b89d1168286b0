import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Scenario } from '../rounds.ts';
import { withPage } from './browser.ts';

export const SERIES = {
  filter: 'shop /alltoy slowest sort or filter',
  keystroke: 'shop /alltoy slowest keystroke',
  longest: 'shop /alltoy longest task while typing',
};

interface Options {
  origin: string;
  count: number;
}

const inAllToys = (
  browser: Browser,
  { origin, count }: Options,
  cpu: boolean,
  use: (page: Page) => Promise<Record<string, number>>,
) =>
  withPage(browser, { cpu }, async (page) => {
    await page.goto(`${origin}/alltoy`);
    await page.getByText(`${count} Toy Found`).waitFor();
    return { values: await use(page) };
  });

/** Sorts and filters /alltoy on a slow CPU. */
export const sortAndFilter = (options: Options): Scenario => ({
  name: `sort and filter shop /alltoy with ${options.count} toys`,
  series: [SERIES.filter],
  measure: (browser) =>
    inAllToys(browser, options, true, async (page) => {
      await pause(1500); // the filters load
      await page.getByRole('button', { name: 'Filter and sort' }).tap();
      await page.getByRole('combobox', { name: 'Sort by' }).waitFor();
      await pause(1500);
      return { [SERIES.filter]: Math.max(...(await page.evaluate(timeFilters))) };
    }),
});

/** Types into the search of /alltoy, without throttling: parts of names, typos, a seller, nonsense. */
export const typeToFind = (options: Options): Scenario => ({
  name: `type in shop /alltoy with ${options.count} toys`,
  series: [SERIES.keystroke, SERIES.longest],
  measure: (browser) =>
    inAllToys(browser, options, false, async (page) => {
      await page.getByRole('combobox', { name: 'Search App' }).focus();
      await pause(3000); // the index is built
      const { keystroke, longest } = await page.evaluate(timeKeystrokes, [
        'bramble bear',
        'bramblr baer',
        'honey bear the',
        'cloudberry lane',
        'xqzvkjw',
      ]);
      return { [SERIES.keystroke]: keystroke, [SERIES.longest]: longest };
    }),
});

/**
 * Runs in the page: chooses every order, then every filter.
 * @returns ms from each choice to the next frame
 */
async function timeFilters() {
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const frames: number[] = [];
  const time = async (act: () => void) => {
    const start = performance.now();
    act();
    await nextFrame();
    frames.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 1200));
  };
  const select = document.querySelector('[role="dialog"] select');
  if (!(select instanceof HTMLSelectElement)) throw new Error('There is no order to choose.');
  for (const { index } of [...select.options].toReversed()) {
    await time(() => {
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  const boxes = document.querySelectorAll<HTMLInputElement>(
    '[role="dialog"] input:is([type="radio"], [type="checkbox"])',
  );
  for (const box of boxes) if (!box.checked) await time(() => box.click());
  return frames;
}

/**
 * Runs in the page: types texts, a character at a time.
 * @returns ms of the slowest keystroke's work and of the longest task
 */
async function timeKeystrokes(texts: string[]) {
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
      await new Promise((resolve) => queueMicrotask(() => resolve(undefined))); // React renders in a microtask
      keystroke = Math.max(keystroke, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }
  return { keystroke, longest };
}
