/** @typedef {import('playwright').Page} Page */

const FRAMES = 240;
const STEP = 30; // CSS pixels a frame: a brisk thumb
const LIMIT = 20_000; // ms; frames that have not come by then are late
const LATE = 25; // ms; a frame at 60 Hz that took as long as one and a half

/**
 * Scrolls a page from its top, a step each frame.
 * @param {Page} page
 * @returns {Promise<number>} how many of 240 frames came late
 */
export async function lateFrames(page) {
  const times = await page.evaluate(
    async ({ frames, step, limit }) => {
      const nextFrame = () =>
        new Promise((/** @type {FrameRequestCallback} */ resolve) =>
          requestAnimationFrame(resolve),
        );
      window.scrollTo({ top: 0, behavior: 'instant' });
      const first = await nextFrame();
      const moments = [first];
      while (moments.length <= frames && performance.now() - first < limit) {
        window.scrollBy({ top: step, behavior: 'instant' });
        moments.push(await nextFrame());
      }
      return moments;
    },
    { frames: FRAMES, step: STEP, limit: LIMIT },
  );
  const missing = FRAMES + 1 - times.length;
  return missing + times.filter((time, index) => time - (times[index - 1] ?? time) > LATE).length;
}

/**
 * Scrolls on, a screen at a time, as slowly as a person who looks.
 * @param {Page} page
 * @param {number} screens
 * @returns {Promise<number>} the elements that are in the page then
 */
export function countAfterScreens(page, screens) {
  return page.evaluate(async (count) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (let screen = 0; screen < count; screen++) {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return document.querySelectorAll('*').length;
  }, screens);
}
