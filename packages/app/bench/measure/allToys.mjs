import { setTimeout as pause } from 'node:timers/promises';
import { withPage } from './browser.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../rounds.mjs').Scenario} Scenario */

const THROTTLED = { cpu: true, network: true };

/**
 * Opens /alltoy and measures until it can be used.
 * @param {{ origin: string, count: number }} options
 * @returns {Scenario}
 */
export const useAllToys = ({ origin, count }) => {
  const series = `shop /alltoy usable with ${count.toLocaleString('en-US')}`;
  return {
    name: `use shop /alltoy with ${count} toys`,
    series: [series],
    measure: (browser) =>
      withPage(browser, THROTTLED, async (page) => {
        await page.goto(`${origin}/alltoy`, { waitUntil: 'commit' });
        return { values: { [series]: await page.evaluate(untilUsable, count) } };
      }),
  };
};

/**
 * Scrolls through /alltoy.
 * @param {{ site: 'shop' | 'floor', origin: string, count: number }} options
 * @returns {Scenario}
 */
export const scrollAllToys = ({ site, origin, count }) => {
  const series = { frames: `${site} /alltoy slow frames`, nodes: `${site} /alltoy DOM nodes` };
  return {
    name: `scroll ${site} /alltoy with ${count} toys`,
    series: Object.values(series),
    measure: (browser) =>
      withPage(browser, THROTTLED, async (page) => {
        await page.goto(`${origin}/alltoy`);
        await page.getByText(`${count} Toy Found`).waitFor();
        await pause(1500);
        const frames = await page.evaluate(countSlowFrames, { frames: 240, step: 30 });
        const nodes = await page.evaluate(countNodesAfter, 20);
        return { values: { [series.frames]: frames, [series.nodes]: nodes } };
      }),
  };
};

/**
 * Runs in the page: resolves when the heading's count is right, the first card is visible and the search box has found
 * something.
 * @param {number} count how many toys there should be
 * @returns {Promise<number>} ms since the navigation began
 */
function untilUsable(count) {
  const isComplete = () => {
    const found = /([\d,]+)\s*Toy Found/.exec(document.body?.textContent ?? '')?.[1];
    const card = document.querySelector('main article');
    return found?.replace(/\D/g, '') === String(count) && card?.checkVisibility() === true;
  };
  const texts = ['b', 'be', 'bea', 'bear'];
  let attempts = 0;
  /** Types as a browser does, past the property that React observes. */
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
      if (now > 60_000) return reject(new Error('Nobody waits for more than 60 s.'));
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
 * Runs in the page: scrolls from its top, a step each frame.
 * @param {{ frames: number, step: number }} options `step` in CSS pixels
 * @returns {Promise<number>} how many frames took longer than one and a half at 60 Hz
 */
async function countSlowFrames({ frames, step }) {
  const SLOW = 25; // ms
  const LIMIT = 20_000; // ms; frames that have not been presented by then are slow
  const nextFrame = () =>
    new Promise((/** @type {FrameRequestCallback} */ resolve) => requestAnimationFrame(resolve));
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

/**
 * Runs in the page: scrolls on, a screen at a time, as slowly as somebody who looks.
 * @param {number} screens
 * @returns {Promise<number>} the DOM nodes that are in the page then
 */
async function countNodesAfter(screens) {
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (let screen = 0; screen < screens; screen++) {
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return document.querySelectorAll('*').length;
}
