import { page } from 'vitest/browser';
import type { Area } from './area.ts';
import { capture } from './capture.ts';

const WIDTHS = [360, 768, 1440]; // CSS px

const REACH = 60; // CSS px: shadows are shorter than this

const ATTEMPTS = 6;

/** The buttons and the next carousel are in the room for shadows below. */
const ALONE = 'section > :not([data-measured]) { visibility: hidden !important }';

const UNCLIPPED = `
  [data-measured] { overflow: visible !important; contain: none !important; isolation: isolate }
  [data-measured] [inert] { visibility: hidden !important }`;

/** The eye sees no edge between colours that are this close, in any channel from 0 to 255. */
const MAX_STEP = 2;

/**
 * Compares each carousel of the page with the same carousel without its clipping, at every width: where the pixels beside
 * its slides differ, a shadow ends abruptly.
 */
export async function cutShadows(): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.viewport(width, window.innerHeight);
    for (const slides of document.querySelectorAll<HTMLElement>('[data-slides]')) {
      slides.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { ariaLabel } = slides.closest('section') ?? slides;
      const step = await settledStep(slides);
      if (step > MAX_STEP) problems.push(`“${ariaLabel}” at ${width} px: ${step} of 255 levels`);
    }
  }
  return problems;
}

/** Looks again while slides move into their places in a window of another width. */
async function settledStep(slides: HTMLElement): Promise<number> {
  let step = await highestStep(slides);
  for (let attempt = 1; step > MAX_STEP && attempt < ATTEMPTS; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    step = await highestStep(slides);
  }
  return step;
}

/** How much a colour at the carousel changes without its clipping and the slides that are out of view. */
async function highestStep(slides: HTMLElement): Promise<number> {
  const { left, top, right, bottom } = slides.getBoundingClientRect();
  const [x, y] = [Math.max(0, Math.floor(left) - REACH), Math.max(0, Math.floor(top) - REACH)];
  const area = {
    x,
    y,
    width: Math.min(document.documentElement.clientWidth, Math.ceil(right) + REACH) - x,
    height: Math.min(window.innerHeight, Math.ceil(bottom)) - y,
  };
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = ALONE;
  slides.dataset.measured = '';
  const clipped = await pixelsOf(area);
  style.textContent += UNCLIPPED;
  const whole = await pixelsOf(area);
  delete slides.dataset.measured;
  style.remove();
  return clipped.reduce(
    (step, channel, at) => Math.max(step, Math.abs(channel - (whole[at] ?? 0))),
    0,
  );
}

async function pixelsOf(area: Area): Promise<Uint8ClampedArray> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return (await capture(area, 'png')).getImageData(0, 0, area.width, area.height).data;
}
