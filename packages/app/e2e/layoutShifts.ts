import { expect, type Page } from '@playwright/test';

const CLS_GOAL = 0.01;

interface Shift {
  value: number;
  /** The elements that moved, from where to where; an empty 0 by 0 place if it was out of view. */
  sources: string[];
}

/** Observes, in a page, the layout shifts from now on, and whether a frame shows an empty `<main>`. */
export function observeShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts, emptyFrames: 0 });
  const look = () => {
    requestAnimationFrame(look);
    const isEmpty = document.querySelector('main')?.textContent === '';
    if (isEmpty && document.readyState !== 'loading') Object.assign(window, { emptyFrames: 1 });
  };
  look();
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round)} (${[width, height].map(Math.round).join(' × ')})`;
  new PerformanceObserver((list) => {
    // TypeScript's DOM types lack this kind of entry.
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.push({
        value: entry.value,
        sources: entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent}”: ${place(previousRect)} → ${place(currentRect)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift' });
}

/** Records the layout shifts of the pages that are opened from now on. */
export const recordShifts = (page: Page) => page.addInitScript(observeShifts);

/** Expects the layout shifts so far to be within a goal; names what moved if they are not. */
export async function expectFewShifts(page: Page, goal = CLS_GOAL) {
  const shifts = await page.evaluate((): Shift[] => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(goal);
  const emptyFrames = await page.evaluate(() => Reflect.get(window, 'emptyFrames'));
  expect(emptyFrames, '<main> was empty').toBe(0);
}

/** An entry of type `layout-shift`, which TypeScript lacks. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
