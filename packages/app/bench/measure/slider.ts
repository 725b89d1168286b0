import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { summarize } from '../goals/statistics.ts';
import type { Scenario } from '../rounds.ts';
import { withPage } from './browser.ts';

const MOUNTS = 31;

/** Mounts the kit's slider several times. */
export const mountSlider = ({ origin, count }: { origin: string; count: number }): Scenario => {
  const series = `slider mount with ${count.toLocaleString('en-US')}`;
  return {
    name: `mount the slider with ${count} toys`,
    series: [series],
    measure: (browser) =>
      withPage(browser, { cpu: true }, async (page) => {
        await open(page, origin);
        const times = await page.evaluate((mounts) => window.sliderBench?.mount(mounts), MOUNTS);
        return { values: { [series]: summarize(times ?? []).median }, notes: { times } };
      }),
  };
};

const SLIDE_SECONDS = 3;

interface Rotation {
  origin: string;
  slider: 'kit' | 'swiper';
  seconds: number;
}

/** Lets a slider rotate and measures the main thread's CPU time, without throttling. */
export const rotateSlider = ({ origin, slider, seconds }: Rotation): Scenario => {
  const series = `${slider === 'kit' ? 'slider' : 'Swiper'} CPU`;
  return {
    name: `let the ${slider} slider rotate`,
    series: [series],
    measure: (browser) =>
      withPage(browser, {}, async (page, cdp) => {
        await open(page, origin);
        await page.evaluate((name) => window.sliderBench?.show(name), slider);
        await page.locator('.swiper-initialized').waitFor();
        await page.evaluate(countSlides);
        await cdp.send('Performance.enable');
        await pause(SLIDE_SECONDS * 1000);
        const before = { ms: await threadTime(cdp), slides: await slideCount(page) };
        await pause(seconds * 1000);
        const after = { ms: await threadTime(cdp), slides: await slideCount(page) };
        const slides = after.slides - before.slides;
        if (slides < seconds / SLIDE_SECONDS - 2) {
          throw new Error(`The ${slider} slider moved ${slides} times in ${seconds} s.`);
        }
        const msIn30s = ((after.ms - before.ms) * 30) / seconds;
        return { values: { [series]: msIn30s }, notes: { slides, seconds } };
      }),
  };
};

async function open(page: Page, origin: string) {
  await page.goto(origin);
  await page.waitForFunction(() => window.sliderBench !== undefined);
}

/** Returns the main thread's CPU time so far, in ms. */
async function threadTime(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
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

const slideCount = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'slideCount') ?? 0);
