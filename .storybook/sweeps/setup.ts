import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { blankPlaces } from './contrast.ts';
import { fineKinds, kindsOfElements } from './kinds.ts';
import { printProblems } from './printed.ts';
import { isSwept } from './sweptStories.ts';
import { visiblePlaces } from './visiblePlaces.ts';

const MAX_HEIGHT = 16000; // CSS px: enough for every screen but a whole list of toys

const SHEET = 718; // CSS px: A4 less its margins

/**
 * Looks at a story that was played, in the page that it was played in, in forced colours, of a dark palette and a light one,
 * and screens on paper. What looks like something in an earlier story is not looked at again, unless all is to be swept.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || !isSwept(story)) return;
  const kinds = kindsOfElements();
  const isNew = (element: Element) => {
    const kind = kinds.get(element);
    return import.meta.env.VITE_SWEEP_ALL || kind === undefined || !fineKinds.has(kind);
  };
  if (![...kinds.keys()].some(isNew)) return;

  const isScreen = story.id.startsWith('screens-');
  const problems: Record<string, string[]> = {};
  await page.viewport(
    window.innerWidth,
    Math.min(MAX_HEIGHT, document.documentElement.scrollHeight),
  );
  for (const colorScheme of ['dark', 'light'] as const) {
    await commands.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    await twoFrames();
    const blank = await blankPlaces(visiblePlaces(isNew));
    problems[`blank in forced colours, ${colorScheme}`] = blank.map(({ what }) => what);
  }
  if (isScreen) {
    await page.viewport(SHEET, window.innerHeight);
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
    await twoFrames();
    problems['on paper'] = printProblems(visiblePlaces(isNew));
    await commands.emulateMedia({ media: 'screen' });
  }
  const found = Object.entries(problems).filter(([, places]) => places.length > 0);
  expect.soft(Object.fromEntries(found)).toEqual({});
  if (isScreen && found.length === 0) for (const kind of kinds.values()) fineKinds.add(kind);
});

async function twoFrames() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
