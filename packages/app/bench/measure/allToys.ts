import { setTimeout as pause } from 'node:timers/promises';
import { toys } from '../../e2e/catalogue.ts';
import type { Scenario } from '../rounds.ts';
import { MANY, type Site } from '../sites.ts';
import { withPage } from './browser.ts';

const THROTTLED = { cpu: true, network: true };

/** The number of toys at each origin of a site. */
const COUNTS = { origin: toys.length, many: MANY };
type Catalogue = keyof typeof COUNTS;

export const usableSeries = (catalogue: Catalogue) =>
  `/alltoy usable with ${COUNTS[catalogue].toLocaleString('en-US')}`;

/** Opens /alltoy and measures until the user can work with it. */
export const openAllToys = (site: Site, catalogue: Catalogue): Scenario => {
  const series = `${site.name} ${usableSeries(catalogue)}`;
  return {
    name: `use ${series}`,
    series: [series],
    measure: (browser) =>
      withPage(browser, THROTTLED, async (page) => {
        await page.goto(`${site[catalogue]}/alltoy`, { waitUntil: 'commit' });
        return { [series]: await page.evaluate(waitUntilUsable, COUNTS[catalogue]) };
      }),
  };
};

/** Scrolls through /alltoy with 10,000 toys. */
export const scrollAllToys = ({ name, many }: Site): Scenario => {
  const series = `${name} /alltoy slow frames`;
  return {
    name: `scroll ${name} /alltoy with ${MANY} toys`,
    series: [series],
    measure: (browser) =>
      withPage(browser, THROTTLED, async (page) => {
        await page.goto(`${many}/alltoy`);
        await page.getByText(`${MANY} Toy Found`).waitFor();
        await pause(1500);
        return { [series]: await page.evaluate(countSlowFrames, { frames: 240, step: 30 }) };
      }),
  };
};

/**
 * Runs in the page: waits until the heading's count is right, the first card is visible and the search box offers a toy.
 * @returns ms since the navigation began
 */
function waitUntilUsable(count: number): Promise<number> {
  const isComplete = () => {
    const found = /([\d,]+)\s*Toy Found/.exec(document.body?.textContent ?? '')?.[1];
    const card = document.querySelector('main article');
    return found?.replace(/\D/g, '') === String(count) && card?.checkVisibility() === true;
  };
  const texts = ['b', 'be', 'bea', 'bear'];
  let attempts = 0;
  /** Sets the value as a browser does, not through the property that React observes. */
  const type = () => {
    const field = document.querySelector('input[role="combobox"]');
    if (!(field instanceof HTMLInputElement)) return;
    if (document.activeElement !== field) field.focus({ preventScroll: true });
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, texts[attempts++ % texts.length]);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  return new Promise((resolve, reject) => {
    let nextAttempt = 0;
    const check = () => {
      const now = performance.now();
      if (now > 60_000) return reject(new Error('The page was not usable within 60 s.'));
      if (isComplete()) {
        if (document.querySelector('[role="option"]')) return resolve(now);
        if (now > nextAttempt) {
          nextAttempt = now + 100;
          type();
        }
      }
      return setTimeout(check, 30);
    };
    check();
  });
}

/**
 * Runs in the page: scrolls from the top by `step` CSS pixels a frame.
 * @returns how many frames took longer than one and a half at 60 Hz
 */
async function countSlowFrames({ frames, step }: { frames: number; step: number }) {
  const SLOW = 25; // ms
  const LIMIT = 20_000; // ms; frames that are not presented within it are slow
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  window.scrollTo({ top: 0, behavior: 'instant' });
  const first = await nextFrame();
  let [previous, slow] = [first, 0];
  for (let frame = 0; frame < frames; frame++) {
    if (previous - first > LIMIT) return slow + frames - frame;
    window.scrollBy({ top: step, behavior: 'instant' });
    const time = await nextFrame();
    if (time - previous > SLOW) slow++;
    previous = time;
  }
  return slow;
}
