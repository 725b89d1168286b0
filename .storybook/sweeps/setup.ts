import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { blankPlaces } from './contrast.ts';
import { fineKinds, kindsOfElements } from './kinds.ts';
import { CHECKED_ON_PAPER, printProblems } from './printed.ts';
import { cutShadows } from './shadows.ts';
import { isSwept, SWEPT, WITH_SHADOWS } from './sweptStories.ts';
import { type Place, visiblePlaces } from './visiblePlaces.ts';

const MAX_HEIGHT = 16000; // CSS px: enough for every screen but a whole list of toys; Chromium captures little more at once

const TIMEOUT = 120_000; // ms: the sheet of all components has some 50,000 px, on a busy machine

const SHEET = 718; // CSS px: A4 less its margins

/**
 * Looks at a story that was played, in the page that it was played in, in forced colours, of a dark palette and a light one,
 * and screens on paper. What looks like something in an earlier story is not looked at again, unless everything is swept.
 */
afterEach(async ({ story, task, signal }) => {
  if (!story || task.result?.state === 'fail' || !isSwept(story)) return;
  const kinds = kindsOfElements();
  const isNewTo = (fine: ReadonlySet<number>) => (element: Element) => {
    const kind = kinds.get(element);
    return import.meta.env.VITE_SWEEP_ALL || kind === undefined || !fine.has(kind);
  };
  const isNew = isNewTo(fineKinds.withText);
  const isScreen = story.id.startsWith('screens-');
  const onPaper = isScreen ? [...document.body.querySelectorAll(CHECKED_ON_PAPER)] : [];
  await page.viewport(
    window.innerWidth,
    Math.min(MAX_HEIGHT, document.documentElement.scrollHeight),
  );
  if (visiblePlaces(isNew).length === 0 && !onPaper.some(isNewTo(fineKinds.onPaper))) return;

  const end = story.tags.includes(SWEPT)
    ? document.documentElement.scrollHeight
    : window.innerHeight;
  const looked: Place[] = [];
  const problems: Record<string, string[]> = {};
  for (const colorScheme of ['dark', 'light'] as const) {
    await commands.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    const blank: Place[] = [];
    for (let top = 0; top < end; top += window.innerHeight) {
      scrollTo({ top, left: 0, behavior: 'instant' });
      await twoFrames();
      signal.throwIfAborted(); // after a timeout, media would change in the next story
      const places = visiblePlaces(isNew);
      looked.push(...places);
      blank.push(...(await blankPlaces(places)));
    }
    problems[`blank in forced colours, ${colorScheme}`] = blank.map(({ what }) => what);
  }
  signal.throwIfAborted();
  if (isScreen) {
    await page.viewport(SHEET, window.innerHeight);
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
    await twoFrames();
    problems['on paper'] = printProblems(visiblePlaces(isNew));
    await commands.emulateMedia({ media: 'screen' });
  }
  const found = Object.entries(problems).filter(([, places]) => places.length > 0);
  expect.soft(Object.fromEntries(found)).toEqual({});
  if (!isScreen || found.length > 0) return;
  for (const { element } of looked) fineKinds.withText.add(kinds.get(element) ?? 0);
  for (const element of onPaper) fineKinds.onPaper.add(kinds.get(element) ?? 0);
}, TIMEOUT);

afterEach(async ({ story, task }) => {
  if (!import.meta.env.VITE_SWEEP_ALL || !story?.tags.includes(WITH_SHADOWS)) return;
  if (task.result?.state !== 'fail') expect.soft(await cutShadows()).toEqual([]);
}, TIMEOUT);

async function twoFrames() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
