import { setTimeout as pause } from 'node:timers/promises';
import { summarize } from '../goals/statistics.mjs';
import { performanceMetrics, withPage } from './browser.mjs';

/** @typedef {import('../rounds.mjs').Scenario} Scenario */
/** @typedef {import('playwright').Page} Page */

const MOUNTS = 31;

/**
 * Mounts the kit's slider several times and counts its DOM nodes.
 * @param {{ origin: string, count: number }} options
 * @returns {Scenario}
 */
export const mountSlider = ({ origin, count }) => {
  const toys = count.toLocaleString('en-US');
  const series = { mount: `slider mount with ${toys}`, nodes: `slider DOM nodes with ${toys}` };
  return {
    name: `mount the slider with ${count} toys`,
    series: Object.values(series),
    measure: (browser) =>
      withPage(browser, { cpu: true }, async (page) => {
        await open(page, origin);
        const times = await page.evaluate((mounts) => window.sliderBench?.mount(mounts), MOUNTS);
        await show(page, 'kit');
        const nodes = await page.locator('section, section *').count();
        const { median } = summarize(times ?? []);
        return { values: { [series.mount]: median, [series.nodes]: nodes }, notes: { times } };
      }),
  };
};

const SLIDE_SECONDS = 3;

/**
 * Lets a slider rotate and adds up what that costs the main thread and the process, without throttling.
 * @param {{ origin: string, slider: 'kit' | 'swiper', seconds: number }} options
 * @returns {Scenario}
 */
export const rotateSlider = ({ origin, slider, seconds }) => {
  const series = `${slider === 'kit' ? 'slider' : 'Swiper'} CPU`;
  return {
    name: `let the ${slider} slider rotate`,
    series: [series, `${series} of the process`],
    measure: (browser) =>
      withPage(browser, {}, async (page, cdp) => {
        await open(page, origin);
        await show(page, slider);
        await page.evaluate(countSlides);
        await pause(SLIDE_SECONDS * 1000);
        const before = { ...(await performanceMetrics(cdp)), slides: await slides(page) };
        await pause(seconds * 1000);
        const after = { ...(await performanceMetrics(cdp)), slides: await slides(page) };
        /** @type {(name: string) => number} */
        const change = (name) => Reflect.get(after, name) - Reflect.get(before, name);
        if (change('slides') < seconds / SLIDE_SECONDS - 2) {
          throw new Error(`The ${slider} slider moved ${change('slides')} times in ${seconds} s.`);
        }
        const msIn30s = (/** @type {string} */ name) => (change(name) * 1000 * 30) / seconds;
        return {
          values: {
            [series]: msIn30s('ThreadTime'),
            [`${series} of the process`]: msIn30s('ProcessTime'),
          },
          notes: { slides: change('slides'), seconds },
        };
      }),
  };
};

/** @param {Page} page @param {string} origin */
async function open(page, origin) {
  await page.goto(origin);
  await page.waitForFunction(() => window.sliderBench !== undefined);
}

/** Shows a slider and waits until Swiper runs. @param {Page} page @param {'kit' | 'swiper'} slider */
async function show(page, slider) {
  await page.evaluate((name) => window.sliderBench?.show(name), slider);
  await page.locator('.swiper-initialized').waitFor();
}

/** Runs in the page: counts how often a row of slides comes to rest. */
function countSlides() {
  let count = 0;
  document.addEventListener('transitionend', ({ target }) => {
    if (target instanceof Element && target.classList.contains('swiper-wrapper')) {
      Reflect.set(window, 'slideCount', ++count);
    }
  });
}

/** @param {Page} page @returns {Promise<number>} */
const slides = (page) => page.evaluate(() => Reflect.get(window, 'slideCount') ?? 0);
