import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { blankPlaces } from './contrast.ts';
import { printProblems } from './printed.ts';
import { isSwept } from './sweptStories.ts';
import { visiblePlaces } from './visiblePlaces.ts';

const MAX_HEIGHT = 16000; // CSS px: enough for every screen but a whole list of toys

const SHEET = 720; // CSS px: A4 with the browser's margins

/**
 * Looks at a story that was played, in the page that it was played in, in forced colours, of a dark palette and
 * a light one, and screens on paper.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || !isSwept(story)) return;
  const { innerWidth, innerHeight } = window;
  await page.viewport(innerWidth, Math.min(MAX_HEIGHT, document.documentElement.scrollHeight));
  for (const colorScheme of ['dark', 'light'] as const) {
    await commands.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    await twoFrames();
    const blank = (await blankPlaces(visiblePlaces())).map(({ what }) => what);
    expect.soft(blank, `nothing is blank in forced colours, ${colorScheme}`).toEqual([]);
  }
  if (story.id.startsWith('screens-')) {
    await page.viewport(SHEET, window.innerHeight);
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
    await twoFrames();
    expect.soft(printProblems(visiblePlaces()), 'prints well').toEqual([]);
  }
  await commands.emulateMedia({ media: 'screen', forcedColors: 'none' });
  await page.viewport(innerWidth, innerHeight);
});

async function twoFrames() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
