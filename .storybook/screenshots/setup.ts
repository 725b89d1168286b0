import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { IS_REVIEW, LOOKS_AGAIN } from '../tests/mode.ts';
import { contentHeight, wholeHeight } from './contentHeight.ts';
import { MEDIA, modesOf, nameOf, type ScreenshotStory } from './modes.ts';
import { reviewShots, type Shot } from './reviewShots.ts';

const ACCEPT = 'If the new screenshot is right: npm run accept -- stories';

const NARROW = { width: 320, height: 640 }; // CSS px

/** Takes the screenshots of a story after its `play` function, on the same page: `npm test` the first one alone. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const own = { width: window.innerWidth, height: window.innerHeight };
  for (const shot of IS_REVIEW ? reviewShots(story, own) : shotsOf(story, own)) {
    await commands.emulateMedia({ ...shot.media, reducedMotion: 'reduce' });
    await resize(shot.width, shot.height);
    await loaded();
    if (await resize(window.innerWidth, IS_REVIEW ? wholeHeight() : contentHeight()))
      await loaded();
    await twoFrames();
    await expect.soft(page, ACCEPT).toMatchScreenshot(shot.name);
  }
});

const shotsOf = (story: ScreenshotStory, own: Pick<Shot, 'width' | 'height'>): Shot[] =>
  modesOf(story)
    .slice(0, LOOKS_AGAIN ? undefined : 1)
    .map((mode) => ({
      name: nameOf(story, mode),
      media: MEDIA[mode],
      ...(mode === 'w320' ? NARROW : own),
    }));

/** Returns whether the window had another size. */
async function resize(width: number, height: number): Promise<boolean> {
  if (width === window.innerWidth && height === window.innerHeight) return false;
  await page.viewport(width, height);
  return true;
}

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
