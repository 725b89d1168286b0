import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { LOOKS_AGAIN } from '../tests/mode.ts';
import { contentHeight } from './contentHeight.ts';
import { MEDIA, modesOf, nameOf } from './modes.ts';

const ACCEPT = 'If the new screenshot is right: npm run accept -- stories';

const NARROW = { width: 320, height: 640 }; // CSS px

/** Takes the screenshots of a story after its `play` function, on the same page: `npm test` the first one alone. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const { innerWidth, innerHeight } = window;
  for (const mode of modesOf(story).slice(0, LOOKS_AGAIN ? undefined : 1)) {
    await commands.emulateMedia({ ...MEDIA[mode], reducedMotion: 'reduce' });
    const { width, height } = mode === 'w320' ? NARROW : { width: innerWidth, height: innerHeight };
    await page.viewport(width, height);
    await loaded();
    await page.viewport(window.innerWidth, contentHeight());
    await loaded();
    await twoFrames();
    await expect.soft(page, ACCEPT).toMatchScreenshot(nameOf(story, mode));
  }
});

/** Resolves when pictures, including those further down, and fonts have loaded. */
async function loaded() {
  await frame(); // renders what depends on the media and the width
  for (const image of document.images) image.loading = 'eager';
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined)); // a broken one stays broken
  await Promise.race([Promise.all(pictures), timeout(2000)]); // some stories have a picture that never arrives
  await document.fonts.ready;
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

const frame = () => new Promise(requestAnimationFrame);

async function twoFrames() {
  await frame();
  await frame();
}

const timeout = (ms: number) =>
  new Promise((resolve) => AbortSignal.timeout(ms).addEventListener('abort', resolve));
