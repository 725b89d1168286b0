import { pause } from '../../../../scripts/waiting.mjs';
import { summarize } from '../judge/statistics.mjs';
import { countersOf, visit } from './browser.mjs';

/** @typedef {import('../rounds.mjs').Scenario} Scenario */

const MOUNTS = 31;

/**
 * Mounts the kit's slider some times over and counts what it is made of.
 * @param {{ origin: string, count: number }} options
 * @returns {Scenario}
 */
export const mountSlider = ({ origin, count }) => ({
  name: `mount the slider with ${count} toys`,
  series: [mountSeries(count), nodesSeries(count)],
  measure: (browser) =>
    visit(browser, { throttled: true }, async ({ page, cdp }) => {
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await page.goto(origin);
      await page.waitForFunction(() => window.sliderBench !== undefined);
      const times = await page.evaluate((mounts) => window.sliderBench?.mount(mounts), MOUNTS);
      await page.evaluate(() => window.sliderBench?.show('kit'));
      await page.locator('.swiper-initialized').waitFor(); // and with it the neighbours
      const nodes = await page.evaluate(
        () => document.querySelectorAll('section, section *').length,
      );
      return {
        values: {
          [mountSeries(count)]: summarize(times ?? []).median,
          [nodesSeries(count)]: nodes,
        },
        notes: { times },
      };
    }),
});

const mountSeries = (/** @type {number} */ count) =>
  `slider mount with ${count.toLocaleString('en-US')}`;
const nodesSeries = (/** @type {number} */ count) =>
  `slider DOM with ${count.toLocaleString('en-US')}`;

const SLIDE_SECONDS = 3;

/**
 * Lets a slider turn and adds up what that costs the page's main thread, on this machine as it is.
 * @param {{ origin: string, which: 'kit' | 'swiper', seconds: number }} options
 * @returns {Scenario}
 */
export const turnSlider = ({ origin, which, seconds }) => {
  const series = `${which === 'kit' ? 'slider' : 'Swiper'} CPU`;
  return {
    name: `let the ${which} slider turn`,
    series: [series, `${series} by the clock`, `${series} of its process`],
    measure: (browser) =>
      visit(browser, { throttled: false }, async ({ page, cdp }) => {
        await page.goto(origin);
        await page.waitForFunction(() => window.sliderBench !== undefined);
        await page.evaluate((name) => window.sliderBench?.show(name), which);
        await page.locator('.swiper-initialized').waitFor();
        await page.evaluate(countTurns);
        await pause(SLIDE_SECONDS * 1000);
        const before = await countersOf(cdp);
        const turnsBefore = await turns(page);
        await pause(seconds * 1000);
        const after = await countersOf(cdp);
        const turned = (await turns(page)) - turnsBefore;
        if (turned < seconds / SLIDE_SECONDS - 2) {
          throw new Error(`The ${which} slider turned ${turned} times in ${seconds} s.`);
        }
        const spent = (/** @type {string} */ name) =>
          (((after[name] ?? 0) - (before[name] ?? 0)) * 1000 * 30) / seconds;
        return {
          values: {
            [series]: spent('ThreadTime'),
            [`${series} by the clock`]: spent('TaskDuration'),
            [`${series} of its process`]: spent('ProcessTime'),
          },
          notes: { turned, seconds },
        };
      }),
  };
};

/** Runs in the page: a row of slides that came to rest is a turn. */
function countTurns() {
  Reflect.set(window, 'turns', 0);
  document.addEventListener('transitionend', ({ target }) => {
    if (target instanceof Element && target.classList.contains('swiper-wrapper')) {
      Reflect.set(window, 'turns', Reflect.get(window, 'turns') + 1);
    }
  });
}

/** @param {import('playwright').Page} page @returns {Promise<number>} */
const turns = (page) => page.evaluate(() => Reflect.get(window, 'turns'));
