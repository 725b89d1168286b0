import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { modesOf } from '../../screenshots/modes.ts';
import type { TestedStory } from '../testedStory.ts';
import { blankPlaces } from './contrast.ts';
import { fineKinds, kindsOfElements } from './kinds.ts';
import { CHECKED_ON_PAPER, printProblems } from './printed.ts';
import { textSpacingProblems } from './textSpacing.ts';
import { type Place, visiblePlaces } from './visiblePlaces.ts';

const MAX_HEIGHT = 16000; // CSS px: enough for every screen but a whole list of toys; Chromium captures little more at once

const TIMEOUT = 120_000; // ms: the sheet of all components has some 50,000 px, on a busy machine

const PAPER = 718; // CSS px: A4 less its margins

/** The tag of stories of the kit that are looked at in forced colours from their top to their end; other ones are screens. */
const SHEET = 'forced-colors';

const isScreen = ({ id }: TestedStory) => id.startsWith('screens-');

/**
 * Looks at a story that was played, in the page that it was played in, in forced colours of a dark palette, sheets of a light one,
 * too, and at screens on paper. What looks like something in an earlier story is not looked at again.
 */
afterEach(async ({ story, task, signal }) => {
  if (!story || task.result?.state === 'fail') return;
  const isSheet = story.tags.includes(SHEET);
  if (!isSheet && !(isScreen(story) && modesOf(story).length > 0)) return;
  const kinds = kindsOfElements();
  const isNewTo = (fine: ReadonlySet<number>) => (element: Element) => {
    const kind = kinds.get(element);
    return kind === undefined || !fine.has(kind);
  };
  const isNew = isNewTo(fineKinds.withText);
  const onPaper = isScreen(story) ? [...document.body.querySelectorAll(CHECKED_ON_PAPER)] : [];
  await page.viewport(
    window.innerWidth,
    Math.min(MAX_HEIGHT, document.documentElement.scrollHeight),
  );
  if (visiblePlaces(isNew).length === 0 && !onPaper.some(isNewTo(fineKinds.onPaper))) return;

  const end = isSheet ? document.documentElement.scrollHeight : window.innerHeight;
  const looked: Place[] = [];
  const problems: Record<string, string[]> = {};
  for (const colorScheme of isSheet ? (['dark', 'light'] as const) : (['dark'] as const)) {
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
  if (isScreen(story)) {
    await page.viewport(PAPER, window.innerHeight);
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
    await twoFrames();
    problems['on paper'] = printProblems(visiblePlaces(isNew));
    await commands.emulateMedia({ media: 'screen' });
  }
  const found = Object.entries(problems).filter(([, places]) => places.length > 0);
  expect.soft(Object.fromEntries(found)).toEqual({});
  if (!isScreen(story) || found.length > 0) return;
  for (const { element } of looked) fineKinds.withText.add(kinds.get(element) ?? 0);
  for (const element of onPaper) fineKinds.onPaper.add(kinds.get(element) ?? 0);
}, TIMEOUT);

/** Looks at a screen with a reader's own text spacing. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  if (!isScreen(story) || modesOf(story).length === 0) return;
  await commands.emulateMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'reduce',
  });
  const problems = await textSpacingProblems();
  expect.soft(problems, 'with the text spacing of WCAG 1.4.12').toEqual([]);
}, TIMEOUT);

async function twoFrames() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
